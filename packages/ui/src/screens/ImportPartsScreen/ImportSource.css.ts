import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, from, lineHeight, space } from '../../theme/tokens.js';

export const sources = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  '@media': { [from.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const paste = style({ display: 'grid', alignContent: 'start', gap: space.md });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

export const hint = style({ color: theme.color.textMuted, fontSize: fontSize.label, lineHeight: lineHeight.snug });
