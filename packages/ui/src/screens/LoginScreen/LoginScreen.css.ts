import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const mail = style({ display: 'grid', gap: space.md });
