import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const root = style({ display: 'grid', justifyItems: 'start', gap: space.sm });
