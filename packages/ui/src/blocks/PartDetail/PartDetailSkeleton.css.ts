import { style } from '@vanilla-extract/css';
import { fontSize } from '../../theme/tokens.js';

export const description = style({ order: 1, fontSize: fontSize.lead });
