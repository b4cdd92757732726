import { style } from '@vanilla-extract/css';
import { from } from '../../theme/tokens.js';

export const dates = style({ '@media': { [from.tablet]: { maxInlineSize: '20rem' } } });
