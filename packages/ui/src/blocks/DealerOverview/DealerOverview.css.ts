import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, forcedColors, from, lineHeight, size, space } from '../../theme/tokens.js';

export const count = style({ fontWeight: fontWeight.normal });

/** One thin ruled line. */
export const facts = style({ rowGap: 0, paddingBlock: space.xs, borderBlock: `1px solid ${theme.color.border}` });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: size.target,
  padding: space.xs,
  lineHeight: lineHeight.snug,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.border}` } },
});

globalStyle(`${item} a`, { minBlockSize: '1.5rem' });

const small = {
  color: theme.color.textMuted,
  fontSize: fontSize.label,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: lineHeight.snug,
} as const;

/** The values beside the plot, and the dates below it. A container query: the labels take more room in a larger text size. */
export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.xs,
  rowGap: space.xs,
  containerType: 'inline-size',
});

/** Clear of the first value, which is centred on the line below. */
export const topTitle = style({ gridColumn: '1 / -1', marginBlockEnd: space.xs });

/** The rows of the drawing: both halves of the revenue, and the orders. */
export const valueAxis = style({
  ...small,
  display: 'grid',
  gridTemplateRows: '50fr 50fr 30fr',
  justifyItems: 'end',
});

/** Centred on its line. */
export const revenueTick = style({ gridColumn: 1, blockSize: 'max-content', translate: '0 -50%' });

export const ordersTick = style({ gridColumn: 1, gridRow: 3, alignSelf: 'end' });

export const plot = style({
  inlineSize: '100%',
  blockSize: '9rem',
  '@media': { [from.tablet]: { blockSize: '12rem' } },
});

export const dayColumn = style({ fill: 'transparent', ':hover': { fill: theme.color.surfaceSunken } });

/** The pointer reaches the column behind the bars. */
const onTop = style({ pointerEvents: 'none' });

export const bar = style([onTop, { fill: theme.color.link, '@media': { [forcedColors]: { fill: 'CanvasText' } } }]);

export const orderBar = style([
  onTop,
  { fill: theme.color.borderStrong, '@media': { [forcedColors]: { fill: 'CanvasText' } } },
]);

export const gridLine = style({
  pointerEvents: 'none',
  stroke: theme.color.border,
  vectorEffect: 'non-scaling-stroke',
});

export const dateAxis = style({ ...small, display: 'grid', gridAutoColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column' });

/** Wider than its column, in the middle of it. */
const date = style({ display: 'flex', justifyContent: 'center', whiteSpace: 'nowrap' });

const hiddenIf = (query: string) => ({ '@container': { [query]: { visibility: 'hidden' } } }) as const;

export const dateLabel = styleVariants({
  odd: [date, hiddenIf('(width < 22rem)')],
  even: [date, hiddenIf('(width < 14rem)')],
  first: [date, hiddenIf('(width < 14rem)'), { justifyContent: 'start' }],
  last: [date, { justifyContent: 'end' }],
});
