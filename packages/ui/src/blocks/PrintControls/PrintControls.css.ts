import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from, space } from '../../theme/tokens.js';

export const controls = style({ marginBlockEnd: space.md });

export const paperField = style({ flex: '1 1 10rem', '@media': { [from.tablet]: { flexGrow: 0 } } });

globalStyle(`${controls} > button`, { '@media': { '(width < 40rem)': { flexGrow: 1 } } });

export const preview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space.md,
  padding: space.md,
  border: `1px solid ${theme.color.border}`,
  background: theme.color.surfaceSunken,
});
