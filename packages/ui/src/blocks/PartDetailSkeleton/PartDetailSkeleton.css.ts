import { style } from '@vanilla-extract/css';
import { fontSize, from } from '../../theme/tokens.js';

export const description = style({ order: 1, fontSize: fontSize.lead });

export const submitButton = style({ flexGrow: 1, inlineSize: '8.5rem', '@media': { [from.tablet]: { flexGrow: 0 } } });
