import { style } from '@vanilla-extract/css';

export const end = style({ marginInlineStart: 'auto', '@media': { '(pointer: coarse)': { display: 'none' } } });
