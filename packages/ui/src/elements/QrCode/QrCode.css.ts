import { style } from '@vanilla-extract/css';

export const code = style({ inlineSize: '100%', blockSize: 'auto', forcedColorAdjust: 'none' });
