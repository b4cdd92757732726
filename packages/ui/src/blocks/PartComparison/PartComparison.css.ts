import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

/** Contains its hidden caption, which would otherwise widen the page. */
export const table = style({ position: 'relative' });

/** A longer row of parts scrolls sideways. */
export const value = style({
  minInlineSize: '7.5rem',
  paddingInline: space.xs,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'break-word',
});

export const picture = style({
  position: 'relative',
  aspectRatio: '3 / 2',
  inlineSize: '100%',
  maxInlineSize: '12rem',
  overflow: 'hidden',
});
