import { style, styleVariants } from '@vanilla-extract/css';
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

export const width = styleVariants({ content, measure, column }, (value) => ({
  maxInlineSize: `calc(${value} + 2 * ${size.gutter})`,
}));

export const start = styleVariants({
  title: { paddingBlockStart: space.lg, '@media': { [from.desktop]: { paddingBlockStart: space.xl } } },
  links: { paddingBlockStart: space.xs, '@media': { [from.desktop]: { paddingBlockStart: space.md } } },
});
