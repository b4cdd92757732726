import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, forcedColors, lineHeight, size, space } from '../../theme/tokens.js';
import { columns, middle, middleColumns, narrow, narrowColumns, narrowest, wide } from './OrderList.css.js';

const rail = '3px';
const touch = '(pointer: coarse)';
const border = `1px solid ${theme.color.border}`;

const figures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;

/** Cuts a text at the end of its last line; the whole text is its title. */
const cutAfter = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

/**
 * Hundreds of rows are selected at once, so those outside the viewport are not painted. Their heights are exact, since the list finds its
 * scroll position by them: the minimum height, or that of touch targets. The cards of a phone have several heights.
 */
const paintedInViewport = (heightOnTouch: string) =>
  ({
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 2rem',
    '@media': { [touch]: { containIntrinsicBlockSize: `auto ${heightOnTouch}` } },
  }) as const;

const base = style({
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  columnGap: space.xs,
  minBlockSize: '2.375rem',
  borderBlockStart: border,
  borderInlineStart: `${rail} solid transparent`,
  paddingInlineEnd: space.xs,
  breakInside: 'avoid',
  ':hover': { background: theme.color.surfaceSunken },
  ':first-child': { borderBlockStartColor: 'transparent' },
  '@media': { [touch]: { minBlockSize: size.target } },
  '@container': {
    [narrow]: {
      gridTemplateColumns: narrowColumns,
      gridTemplateAreas: '"select number customer sum" "select number lines action"',
      rowGap: space.xs2,
      paddingBlock: space.xs2,
      minBlockSize: size.target,
    },
    [middle]: {
      gridTemplateColumns: middleColumns,
      gridTemplateAreas: '"select number customer lines status action" "select number sum lines status action"',
      rowGap: 0,
      ...paintedInViewport('2.75rem'),
    },
    [wide]: paintedInViewport('3.5rem'),
  },
});

/** A waiting order has a rail in the accent colour, and its tag says the same in words; so has a selected one its check box. */
export const row = styleVariants({
  waiting: [
    base,
    {
      borderInlineStartColor: theme.color.accent.border,
      '@media': { [forcedColors]: { borderInlineStartColor: 'CanvasText' } },
    },
  ],
  other: [base],
  selected: [
    base,
    {
      background: theme.color.surfaceSunken,
      borderInlineStartColor: theme.color.link,
      '@media': { [forcedColors]: { borderInlineStartColor: 'Highlight' } },
    },
  ],
});

export const cut = style({ ...cutAfter(1), wordBreak: 'break-all' });

const cellBase = style({ minInlineSize: 0, padding: 0, textAlign: 'start', fontWeight: fontWeight.normal });

const hiddenInNarrow = { '@container': { [narrow]: { display: 'none' } } } as const;

const areaInNarrow = (gridArea: string) => ({ '@container': { [narrow]: { gridArea } } }) as const;

export const selectCell = style([cellBase, areaInNarrow('select')]);

export const numberCell = style([cellBase, { ...figures, fontWeight: fontWeight.strong }, areaInNarrow('number')]);

/** A ring outside of the target would be cut off at the row. */
const inlineTarget = {
  minBlockSize: '1.5rem',
  marginBlock: '-0.1875rem',
  paddingBlock: '0.1875rem',
  outlineOffset: '-3px',
} as const;

globalStyle(`${numberCell} > a`, {
  ...inlineTarget,
  display: 'inline-block',
  minInlineSize: '2.5rem',
});

const statusInMiddle = {
  '@container': { [middle]: { display: 'block', gridArea: 'status', textAlign: 'start' } },
} as const;

/** The figures before it end where it begins. */
const besideSum = { '@container': { [wide]: { paddingInlineStart: space.xs } } } as const;

export const cell = styleVariants({
  customer: [cellBase, areaInNarrow('customer')],
  lines: [cellBase, areaInNarrow('lines')],
  place: [cellBase, hiddenInNarrow],
  status: [cellBase, besideSum, hiddenInNarrow, statusInMiddle],
  /** Without a next step there is room for the status on the narrowest card. */
  finalStatus: [
    cellBase,
    besideSum,
    areaInNarrow('action'),
    { '@container': { [narrow]: { textAlign: 'end' } } },
    statusInMiddle,
  ],
});

export const sumCell = style([
  cellBase,
  { ...figures, textAlign: 'end' },
  { '@container': { [narrow]: { gridArea: 'sum' }, [middle]: { textAlign: 'start' } } },
]);

export const actionCell = style([cellBase, { textAlign: 'end' }, areaInNarrow('action')]);

globalStyle(`${actionCell} > button`, { '@container': { [wide]: { whiteSpace: 'nowrap' } } });

/** A message needs the whole width of the row. */
globalStyle(`${actionCell}:has(p)`, { gridColumn: '2 / -1', gridRow: 'auto', paddingBlock: space.xs });

export const strongCut = style([cut, { fontWeight: fontWeight.strong }]);

export const strong = style({ display: 'block', fontWeight: fontWeight.strong, overflowWrap: 'anywhere' });

export const muted = style([cut, figures, { fontWeight: fontWeight.normal, color: theme.color.textMuted }]);

/** A long age takes two lines, so that the names of all rows begin at one edge. */
globalStyle(`${numberCell} > ${muted}`, {
  '@container': { [narrowest]: { maxInlineSize: '3.75rem', WebkitLineClamp: 2, wordBreak: 'normal' } },
});

export const due = style({ display: 'block', ...figures, color: theme.color.textMuted });

globalStyle(`${cell.lines} > ${muted}, ${due}`, hiddenInNarrow);

export const wideCell = style({ display: 'block', ...hiddenInNarrow });

export const place = style({ ...cutAfter(2), color: theme.color.textMuted });

export const call = style({
  ...inlineTarget,
  display: 'inline-block',
  color: theme.color.link,
  textUnderlineOffset: '0.2em',
  maxInlineSize: '100%',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
  ...figures,
  '@media': { [touch]: { minBlockSize: size.target, alignContent: 'center' } },
});

export const detailsButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs2,
  maxInlineSize: '100%',
  ...inlineTarget,
  paddingInline: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  lineHeight: lineHeight.snug,
  cursor: 'pointer',
  ...figures,
  ':hover': { textDecoration: 'underline' },
  '@media': { [touch]: { minBlockSize: size.target } },
});

globalStyle(`${numberCell}:first-child`, { paddingInlineStart: space.xs });

globalStyle(`${detailsButton} > svg`, { flexShrink: 0, inlineSize: '1rem', blockSize: '1rem' });

globalStyle(`${base} button, ${base} a`, { fontSize: fontSize.label });

// Clear of the bar above the list.
globalStyle(`${base} :is(a, button, input)`, { scrollMarginBlockStart: '4rem' });
