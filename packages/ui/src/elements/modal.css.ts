import { style } from '@vanilla-extract/css';
import { theme } from '../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../theme/tokens.js';
import { iconTarget } from '../theme/iconTarget.js';

/** The heading of a dialog or sheet. */
export const title = style({
  marginBlock: space.xs,
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
});

/** The close button of a dialog or sheet. */
export const closeButton = style({
  ...iconTarget,
  borderRadius: theme.radius.control,
  fontSize: fontSize.title,
  cursor: 'pointer',
  ':hover': { background: theme.color.surfaceSunken },
  ':focus-visible': { outlineOffset: '-3px' },
});
