import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const more = style({ display: 'grid', justifyContent: 'center', paddingBlockStart: space.sm });
