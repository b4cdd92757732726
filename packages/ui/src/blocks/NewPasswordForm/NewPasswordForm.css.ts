import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const form = style({ display: 'grid', gap: space.md });
