import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, pageBelowNavbar, size, space } from '../../theme/tokens.js';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  maxInlineSize: `calc(${size.content} + 2 * ${size.gutter})`,
  marginInline: 'auto',
  paddingInline: size.gutter,
  paddingBlock: `${space.lg} ${space.xl3}`,
  '@media': {
    screen: { alignContent: 'start', minBlockSize: pageBelowNavbar },
    [from.desktop]: { gap: space.lg, paddingBlockStart: space.xl2 },
  },
});

export const title = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.headline,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
  overflowWrap: 'anywhere',
});

/** About as long as most titles. */
export const titleSkeleton = style({ display: 'block', maxInlineSize: '16em' });
