import { style } from '@vanilla-extract/css';
import { fontSize, from } from '../../theme/tokens.js';
import { lastOnPhone } from '../PartDetail/PartDetail.css.js';

export const description = style([lastOnPhone, { fontSize: fontSize.lead }]);

export const submitButton = style({ flexGrow: 1, inlineSize: '8.5rem', '@media': { [from.tablet]: { flexGrow: 0 } } });
