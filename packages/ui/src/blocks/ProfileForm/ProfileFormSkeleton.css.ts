import { style } from '@vanilla-extract/css';
import { from } from '../../theme/tokens.js';

export const button = style({ '@media': { [from.tablet]: { maxInlineSize: '10rem' } } });
