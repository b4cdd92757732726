import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { lineHeight, size, space } from '../../theme/tokens.js';

export const breadcrumbs = style({
  color: theme.color.textMuted,
  lineHeight: lineHeight.snug,
  '@media': { print: { display: 'none' } },
});

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space.xs,
  minInlineSize: 0,
  minBlockSize: size.target,
  overflowWrap: 'anywhere',
  selectors: {
    // Screen readers skip the slash; older browsers take the first value.
    '& + &::before': { content: ['"/"', '"/" / ""'], color: theme.color.borderStrong },
  },
});

globalStyle(`${item} > a`, { display: 'flex', alignItems: 'center', minBlockSize: size.target });
