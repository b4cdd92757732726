import { style } from '@vanilla-extract/css';
import { from } from '../theme/tokens.js';

/** What paper does not need. */
export const screenOnly = style({ '@media': { print: { display: 'none !important' } } });

/** What only a phone needs. */
export const phoneOnly = style({ '@media': { [from.tablet]: { display: 'none' } } });
