import { style } from '@vanilla-extract/css';

export const textarea = style({ display: 'block', resize: 'vertical' });
