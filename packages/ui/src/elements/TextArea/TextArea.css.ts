import { style } from '@vanilla-extract/css';

/** Can be pulled longer, never wider than its column. */
export const growing = style({ display: 'block', resize: 'vertical' });
