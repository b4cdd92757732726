import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { from, pageBelowNavbar, size, space } from '../../theme/tokens.js';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginInline: 'auto',
  paddingInline: size.gutter,
  paddingBlockEnd: space.xl3,
  '@media': { screen: { alignContent: 'start', minBlockSize: pageBelowNavbar } },
});

const { content, measure, column } = size;

/** That of a site until the window has room beside it. */
const wide = `max(${content}, min(100rem, 100% - 8rem))`;

export const width = styleVariants({ wide, content, measure, column }, (value) => ({
  maxInlineSize: `calc(${value} + 2 * ${size.gutter})`,
}));

export const start = styleVariants({
  title: { paddingBlockStart: space.lg, '@media': { [from.desktop]: { paddingBlockStart: space.xl } } },
  links: { paddingBlockStart: space.xs, '@media': { [from.desktop]: { paddingBlockStart: space.md } } },
});

// A screen of the dashboard is a page of its own elsewhere. More specific than the widths and starts above.
globalStyle(`${page} ${page}`, { maxInlineSize: 'none', minBlockSize: 0, margin: 0, padding: 0 });
