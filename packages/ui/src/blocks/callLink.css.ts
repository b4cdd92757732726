import { style } from '@vanilla-extract/css';
import { size } from '../theme/tokens.js';

/** A telephone number in a text, as high as a target of the pointer or the finger. */
export const callLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.5rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  '@media': { '(pointer: coarse)': { minBlockSize: size.target } },
});
