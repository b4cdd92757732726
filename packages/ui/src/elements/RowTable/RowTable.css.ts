import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, forcedColors, lineHeight, size, space } from '../../theme/tokens.js';

const border = `1px solid ${theme.color.border}`;
const touch = '(pointer: coarse)';

/** Container queries: beside a menu a list can be narrow on a wide page. */
const narrowList = '(width < 40rem)';
const wideList = '(width >= 40rem)';
/** A roll, and a sheet in the preview on a phone. */
const narrowPaper = '(width < 26rem)';

const columns = createVar();
export const columnsName = columns.slice('var('.length, -1);

export const region = style({
  overflowX: 'auto',
  ':focus-visible': { outlineOffset: '-3px' },
  '@media': { print: { overflow: 'visible' } },
});

export const container = style({ containerType: 'inline-size' });

const tableLayout = style({ inlineSize: '100%', borderCollapse: 'collapse' });

const plain = style([tableLayout, { color: theme.color.text, lineHeight: lineHeight.snug }]);
const paper = style([tableLayout, { '@container': { [narrowPaper]: { display: 'block' } } }]);
const list = style({
  display: 'block',
  border,
  borderRadius: theme.radius.panel,
  overflow: 'clip',
  background: theme.color.surface,
  color: theme.color.text,
  lineHeight: lineHeight.snug,
});

export const table = { plain, list, paper };

export const withoutHead = style({});

/** Whether the rows of a narrow list begin with a check box or a leading value that is as high as both lines. */
export const withLead = style({});

export const caption = style({ paddingBlockEnd: space.xs, fontWeight: fontWeight.strong, textAlign: 'start' });

export const numeric = style({});

globalStyle(`${tableLayout} :is(th, td)`, {
  paddingBlock: space.xs,
  borderBlockEnd: border,
  fontWeight: fontWeight.normal,
  textAlign: 'start',
  verticalAlign: 'baseline',
});

globalStyle(`${plain} :is(th, td)`, { paddingInline: space.sm });

const label = {
  color: theme.color.textMuted,
  fontFamily: theme.font.display,
  fontSize: fontSize.label,
  fontWeight: fontWeight.display,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
} as const;

globalStyle(`${plain} thead th`, {
  ...label,
  borderBlock: border,
  background: theme.color.surfaceSunken,
  whiteSpace: 'nowrap',
});

globalStyle(`${plain}${withoutHead} tbody :is(th, td)`, { borderBlock: border });

globalStyle(`${plain}${withoutHead} tbody th`, { ...label, inlineSize: '8.5rem', paddingInlineStart: 0 });

globalStyle(`:is(${plain}, ${paper}) tfoot :is(th, td)`, { fontWeight: fontWeight.strong });

globalStyle(`:is(${plain}, ${list}, ${paper}) :is(th, td)${numeric}`, {
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
});

globalStyle(`${tableLayout} td${numeric}`, { whiteSpace: 'nowrap' });

// On paper nothing separates the columns but space.
globalStyle(`${paper} :is(th, td)`, { paddingBlock: space.xs2, paddingInlineEnd: space.xs });

globalStyle(`${paper} :is(th, td)${numeric}`, { paddingInlineEnd: 0 });

globalStyle(`${paper} :is(th, td) + ${numeric}`, { paddingInlineStart: space.sm });

// A head may break between its words, but not in them.
globalStyle(`${paper} thead th`, {
  color: theme.color.textMuted,
  fontSize: fontSize.label,
  overflowWrap: 'break-word',
});

globalStyle(`${paper} tr`, { breakInside: 'avoid' });

export const labelled = style({});

const inNarrowPaper = (selector: string, rules: Record<string, string | number>) =>
  globalStyle(`${paper}${labelled} ${selector}`, { '@container': { [narrowPaper]: rules } });

inNarrowPaper(':is(thead, caption)', { display: 'none' });
inNarrowPaper(':is(tbody, tfoot)', { display: 'block' });
inNarrowPaper('tr', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  columnGap: space.sm,
  paddingBlock: space.xs2,
  borderBlockEnd: border,
});
inNarrowPaper('tr > :is(th, td)', { padding: 0, border: 0, textAlign: 'end' });
inNarrowPaper('tr > th', { flex: '1 1 60%', textAlign: 'start' });
inNarrowPaper('tr > td:empty', { display: 'none' });
inNarrowPaper(`td${numeric}::before`, {
  content: 'attr(data-label)',
  marginInlineEnd: space.xs2,
  color: theme.color.textMuted,
  fontSize: fontSize.label,
});
// Above the entry that it belongs to.
inNarrowPaper(`td:not(${numeric})`, {
  flex: '1 1 100%',
  color: theme.color.textMuted,
  fontSize: fontSize.label,
  textAlign: 'start',
});

/** A short value that would take as many lines as the longer one beside it. */
export const noWrap = style({ whiteSpace: 'nowrap' });

const listRow = style({
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  columnGap: space.xs,
  // A state has a rail here, so the heads have its width too.
  borderInlineStart: '3px solid transparent',
  paddingInline: space.xs,
});

export const listHead = style({
  display: 'block',
  background: theme.color.surfaceSunken,
  '@container': { [narrowList]: { display: 'none' } },
});

export const listBody = style({ display: 'block' });

export const headRow = style([listRow, { paddingBlock: space.xs2 }]);

globalStyle(`${headRow} > th`, { ...label, minInlineSize: 0, padding: 0, textAlign: 'start' });

const rowBase = style([
  listRow,
  {
    position: 'relative',
    minBlockSize: '2.375rem',
    paddingBlock: space.xs2,
    borderBlockStart: border,
    breakInside: 'avoid',
    ':hover': { background: theme.color.surfaceSunken },
    ':first-child': { borderBlockStartColor: 'transparent' },
    '@media': { [touch]: { minBlockSize: size.target } },
    '@container': {
      [narrowList]: {
        gridTemplateColumns: 'minmax(0, 1fr) fit-content(65%)',
        gridTemplateAreas: '"start end" "belowStart belowEnd" "line line"',
        minBlockSize: size.target,
      },
    },
  },
]);

globalStyle(`${withLead} ${rowBase}`, {
  '@container': {
    [narrowList]: {
      gridTemplateColumns: 'auto auto minmax(2.75rem, 1fr) fit-content(8.5rem)',
      gridTemplateAreas: '"select lead start end" "select lead belowStart belowEnd"',
      rowGap: space.xs2,
    },
  },
});

/** A marked row has a rail in the accent colour, and says the same in words; so has a selected one its check box. */
export const row = styleVariants({
  other: [rowBase],
  marked: [
    rowBase,
    {
      borderInlineStartColor: theme.color.accent.border,
      '@media': { [forcedColors]: { borderInlineStartColor: 'CanvasText' } },
    },
  ],
  selected: [
    rowBase,
    {
      background: theme.color.surfaceSunken,
      borderInlineStartColor: theme.color.link,
      '@media': { [forcedColors]: { borderInlineStartColor: 'Highlight' } },
    },
  ],
});

const cell = style({
  minInlineSize: 0,
  padding: 0,
  fontWeight: fontWeight.normal,
  overflowWrap: 'anywhere',
  textAlign: 'start',
});

/** What a list shows in a wide or a narrow container only. */
export const only = styleVariants({
  wide: { '@container': { [narrowList]: { display: 'none' } } },
  narrow: { '@container': { [wideList]: { display: 'none' } } },
});

const inArea = (gridArea: string, rules = {}) => [
  cell,
  style({ '@container': { [narrowList]: { gridArea, ...rules } } }),
];

/** The places of the values in the two lines of a narrow list. */
export const place = styleVariants({
  lead: inArea('lead'),
  start: inArea('start'),
  end: inArea('end', { textAlign: 'end' }),
  belowStart: inArea('belowStart', { color: theme.color.textMuted, fontSize: fontSize.label }),
  belowEnd: inArea('belowEnd', { color: theme.color.textMuted, fontSize: fontSize.label, textAlign: 'end' }),
  line: [
    ...inArea('line', { textAlign: 'end' }),
    { '@container': { [narrowList]: { ':empty': { display: 'none' } } } },
  ],
  hidden: [cell, only.wide],
});

export const selectCell = style([
  cell,
  {
    inlineSize: '2rem',
    marginInlineStart: `calc(-1 * ${space.xs})`,
    '@container': { [narrowList]: { gridArea: 'select' } },
  },
]);

// What follows figures begins clear of them.
globalStyle(`:is(${headRow}, ${rowBase}) > ${numeric} + *`, {
  '@container': { [wideList]: { paddingInlineStart: space.xs } },
});

globalStyle(`${selectCell} > label`, { inlineSize: '2rem' });

export const details = style({ display: 'block', background: theme.color.surfaceSunken });

export const detailsCell = style({
  display: 'block',
  padding: `${space.xs} ${space.sm} ${space.sm} 3rem`,
  textAlign: 'start',
  '@container': { [narrowList]: { paddingInlineStart: space.sm } },
});

const cutAfter = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

export const cellText = style({ display: 'block' });

/** A text of one line is cut in its last word. */
export const lines = styleVariants({ 1: { ...cutAfter(1), wordBreak: 'break-all' }, 2: cutAfter(2) });

// Only what is shown of a link is its target.
globalStyle(`${lines[1]} > a`, { ...cutAfter(1), wordBreak: 'break-all' });

export const tone = styleVariants({
  inherit: {},
  strong: { fontWeight: fontWeight.strong },
  muted: {
    color: theme.color.textMuted,
    fontSize: fontSize.label,
    fontWeight: fontWeight.normal,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  success: { color: theme.color.success.text, fontWeight: fontWeight.strong },
});
