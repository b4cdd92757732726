import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const root = style({ display: 'grid', gap: space.sm, marginBlockEnd: space.lg });

export const content = style({ display: 'grid', justifyItems: 'start', gap: space.sm });
