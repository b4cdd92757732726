import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const paragraphs = style({ display: 'grid', gap: space.sm });
