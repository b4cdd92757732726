import { style } from '@vanilla-extract/css';
import { from, space } from '../../theme/tokens.js';

export const form = style({ display: 'grid', gap: space.md });

export const actions = style({ display: 'grid', '@media': { [from.tablet]: { justifyContent: 'start' } } });
