import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs, marginBlockStart: space.sm });
