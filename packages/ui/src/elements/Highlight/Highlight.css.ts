import { style } from '@vanilla-extract/css';
import { fontWeight } from '../../theme/tokens.js';

/** An underline instead of a background, which would compete with the price and is lost in forced colours. */
export const mark = style({
  background: 'transparent',
  color: 'inherit',
  fontWeight: fontWeight.strong,
  textDecoration: 'underline 2px',
  textUnderlineOffset: '0.18em',
});
