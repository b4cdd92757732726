import { style } from '@vanilla-extract/css';

/** The browser skips the layout of reviews far outside of the viewport. */
export const item = style({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 14rem' });
