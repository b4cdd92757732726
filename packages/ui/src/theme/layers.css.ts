import { layer } from '@vanilla-extract/css';

/** Holds the values of every brand, so that a dealer's own win by plain CSS, whatever their selector and their place. */
export const values = layer('values');
