import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { size, space } from '../../theme/tokens.js';

export const root = style({
  display: 'grid',
  gap: space.sm,
  marginBlockStart: space.lg,
  padding: space.lg,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
});

export const lead = style({ maxInlineSize: size.measure });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
