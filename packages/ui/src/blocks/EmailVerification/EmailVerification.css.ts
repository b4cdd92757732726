import { style } from '@vanilla-extract/css';
import { size, space } from '../../theme/tokens.js';

export const text = style({ maxInlineSize: size.measure });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs, marginBlockStart: space.sm });
