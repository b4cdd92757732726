import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: space.lg,
});

/** The browser skips the layout of reviews far outside of the viewport. */
export const item = style({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 14rem' });
