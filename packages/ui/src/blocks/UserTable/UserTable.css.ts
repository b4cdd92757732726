import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, fontWeight } from '../../theme/tokens.js';

export const actions = style({ display: 'flex', justifyContent: 'flex-end' });

// The same button in every row must not be louder than the names.
globalStyle(`${actions} > button`, { fontSize: fontSize.label, fontWeight: fontWeight.normal });

export const ordersLink = style({ display: 'inline-block', minBlockSize: '1.5rem' });
