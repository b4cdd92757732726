import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const sentStep = style({ display: 'grid', gap: space.md });
