import { style } from '@vanilla-extract/css';
import { pageBelowNavbar, size, space } from '../theme/tokens.js';

/** The frame of a screen that is one column. A screen sets only other properties, because the order of stylesheets is not fixed. */
export const pageFrame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: `calc(${size.content} + 2 * ${size.gutter})`,
  marginInline: 'auto',
  paddingInline: size.gutter,
  paddingBlockEnd: space.xl3,
  '@media': { screen: { alignContent: 'start', minBlockSize: pageBelowNavbar } },
});
