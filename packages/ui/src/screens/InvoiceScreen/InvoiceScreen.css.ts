import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const copy = style({ marginBlockEnd: space.sm });
