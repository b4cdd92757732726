import { style } from '@vanilla-extract/css';

/** Takes no space in the modal. */
export const outlet = style({ position: 'fixed' });
