import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm });
