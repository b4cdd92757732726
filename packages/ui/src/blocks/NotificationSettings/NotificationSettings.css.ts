import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { size, space } from '../../theme/tokens.js';

export const root = style({ display: 'grid', gap: space.md, marginBlockStart: space.xl });

export const lead = style({ maxInlineSize: size.measure, color: theme.color.textMuted });

export const language = style({ maxInlineSize: '20rem' });

export const kinds = style({ display: 'grid', gap: space.md, marginBlock: space.sm });

export const kind = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.xs} ${space.lg}`,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});

export const kindName = style({ padding: 0, fontWeight: 600, maxInlineSize: '100%', overflowWrap: 'anywhere' });

export const browser = style({ display: 'grid', justifyItems: 'start', gap: space.sm });
