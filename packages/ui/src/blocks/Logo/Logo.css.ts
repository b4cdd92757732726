import { style } from '@vanilla-extract/css';

export const mark = style({ inlineSize: '1em', blockSize: '1em', flexShrink: 0 });
