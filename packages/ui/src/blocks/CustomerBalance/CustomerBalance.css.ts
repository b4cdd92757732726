import { style } from '@vanilla-extract/css';

/** The icon goes above a long amount, which would otherwise break within its digits. */
export const balance = style({ display: 'inline-flex' });
