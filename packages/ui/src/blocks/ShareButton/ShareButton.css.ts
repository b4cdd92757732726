import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const root = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });
