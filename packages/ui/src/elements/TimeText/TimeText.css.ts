import { style } from '@vanilla-extract/css';

export const time = style({
  // Breaks only where it is wider than its container.
  display: 'inline-block',
  maxInlineSize: '100%',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
