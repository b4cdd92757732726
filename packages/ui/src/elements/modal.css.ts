import { style } from '@vanilla-extract/css';
import { theme } from '../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, size, space } from '../theme/tokens.js';

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
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: size.target,
  blockSize: size.target,
  border: 0,
  borderRadius: theme.radius.control,
  background: 'transparent',
  fontSize: fontSize.title,
  cursor: 'pointer',
  ':hover': { background: theme.color.surfaceSunken },
  ':focus-visible': { outlineOffset: '-3px' },
});
