import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const section = style({
  marginBlockStart: space.md,
});
