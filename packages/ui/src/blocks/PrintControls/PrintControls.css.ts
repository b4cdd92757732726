import { globalStyle, style } from '@vanilla-extract/css';
import { from, space } from '../../theme/tokens.js';

export const controls = style({ marginBlockEnd: space.md });

export const paperField = style({ flex: '1 1 10rem', '@media': { [from.tablet]: { flexGrow: 0 } } });

globalStyle(`${controls} > button`, { '@media': { '(width < 40rem)': { flexGrow: 1 } } });

export const preview = style({ justifyItems: 'center' });
