import { style } from '@vanilla-extract/css';

/** Breaks only where it is wider than its container. */
export const figure = style({
  display: 'inline-block',
  // Also a column of a table is as wide as it.
  inlineSize: 'max-content',
  maxInlineSize: '100%',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
