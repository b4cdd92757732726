import { style } from '@vanilla-extract/css';

/** A label beside its value. */
export const beside = style({ '@container': { '(width < 40rem)': { display: 'inline' } } });
