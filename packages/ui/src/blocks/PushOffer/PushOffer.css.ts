import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const root = style({ marginBlockStart: space.lg });
