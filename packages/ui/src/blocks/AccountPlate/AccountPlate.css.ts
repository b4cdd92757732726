import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, size, space } from '../../theme/tokens.js';

/** Where the plate leaves much of the page bare, it hangs on a band of the hull. */
export const ground = style({
  '@media': { [from.tablet]: { background: `linear-gradient(${theme.color.hull} 18rem, transparent 0)` } },
});

export const column = style({
  display: 'grid',
  gap: space.wide,
  inlineSize: '100%',
  maxInlineSize: `calc(${size.column} + 2 * ${size.gutter})`,
  marginInline: 'auto',
  paddingInline: size.gutter,
  paddingBlock: `${space.wide} ${space.vast}`,
  '@media': { [from.tablet]: { paddingBlock: space.vast } },
});

export const plate = style({
  border: `1px solid ${theme.color.rule}`,
  borderBlockStart: `3px solid ${theme.color.accent.surface}`,
  borderRadius: theme.radius.plate,
  overflow: 'clip',
  background: theme.color.surface,
  color: theme.color.ink,
});

export const body = style({
  display: 'grid',
  gap: space.wide,
  padding: space.normal,
  paddingBlockStart: space.wide,
  '@media': { [from.tablet]: { padding: space.section } },
});

export const title = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.headline,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
});

export const otherWay = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'center',
  columnGap: space.tight,
  padding: space.normal,
  borderBlockStart: `1px solid ${theme.color.rule}`,
  background: theme.color.sunken,
});
