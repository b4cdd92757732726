import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, space } from '../../theme/tokens.js';

export const admin = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: space.xs2,
  verticalAlign: 'bottom',
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
  color: theme.color.accent.text,
});

// Only the words say where the line is: a label beside them stands on the same one.
globalStyle(`${admin} > svg`, { alignSelf: 'center' });

export const customer = style({ color: theme.color.textMuted });
