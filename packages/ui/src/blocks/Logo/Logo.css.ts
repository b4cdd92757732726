import { style } from '@vanilla-extract/css';

export const logo = style({ inlineSize: '1em', blockSize: '1em', flexShrink: 0 });
