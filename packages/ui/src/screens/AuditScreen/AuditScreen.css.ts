import { style } from '@vanilla-extract/css';
import { from, space } from '../../theme/tokens.js';

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md });

export const dates = style({ '@media': { [from.tablet]: { maxInlineSize: '20rem' } } });

export const wrapped = style({ overflowWrap: 'anywhere' });
