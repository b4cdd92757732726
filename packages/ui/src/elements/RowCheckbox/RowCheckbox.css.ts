import { style } from '@vanilla-extract/css';
import { size, space } from '../../theme/tokens.js';

/** The whole cell is the target. A range that is selected with Shift must not select the text between. */
export const target = style({
  display: 'grid',
  gridAutoFlow: 'column',
  placeContent: 'center',
  placeItems: 'center',
  gap: space.xs2,
  minInlineSize: '2rem',
  minBlockSize: '2rem',
  blockSize: '100%',
  userSelect: 'none',
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minInlineSize: size.target, minBlockSize: size.target } },
});
