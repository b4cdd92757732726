import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

/** Short fields beside each other where there is room. */
export const pairs = style({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  alignItems: 'start',
});
