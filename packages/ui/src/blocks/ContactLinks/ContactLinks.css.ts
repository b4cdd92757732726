import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

/** Side by side if they fit, else below each other at full width. */
export const links = style({
  display: 'grid',
  gap: space.xs,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
});
