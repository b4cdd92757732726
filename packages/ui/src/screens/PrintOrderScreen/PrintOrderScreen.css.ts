import { style } from '@vanilla-extract/css';

export const reserved = style({ visibility: 'hidden' });
