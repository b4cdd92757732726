import { style } from '@vanilla-extract/css';
import { fontWeight, lineHeight, space } from '../../theme/tokens.js';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs });

export const title = style({ fontWeight: fontWeight.strong, lineHeight: lineHeight.snug });

/** Side by side if they fit, else below each other at full width. */
export const links = style({
  display: 'grid',
  gap: space.xs,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
});
