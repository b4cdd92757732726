import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, size, space } from '../../theme/tokens.js';

export const column = style({
  maxInlineSize: `calc(${size.content} + 2 * ${size.gutter})`,
  marginInline: 'auto',
  paddingInline: size.gutter,
  paddingBlock: `${space.wide} ${space.vast}`,
  // Fills the window under the bar, so that the footer does not jump into sight when few rows come.
  '@media': {
    screen: { minBlockSize: 'calc(100dvh - 4rem)' },
    [from.desk]: { paddingBlockStart: space.broad },
  },
});

export const welcome = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space.hair} ${space.wide}`,
  marginBlockEnd: space.normal,
  '@media': { [from.desk]: { marginBlockEnd: space.wide } },
});

export const greeting = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
  selectors: { 'h1&': { fontSize: fontSize.headline } },
});

export const person = style({ color: theme.color.inkMuted, fontSize: fontSize.label });

export const layout = style({
  display: 'grid',
  gap: space.wide,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.wideDesk]: { gridTemplateColumns: '15rem minmax(0, 1fr)', alignItems: 'start', columnGap: space.broad },
  },
});
