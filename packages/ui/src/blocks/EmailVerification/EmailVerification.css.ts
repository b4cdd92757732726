import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const actions = style({ marginBlockStart: space.sm });
