import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const contact = style({ marginBlockStart: space.lg });
