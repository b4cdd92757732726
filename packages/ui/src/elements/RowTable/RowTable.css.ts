import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, forcedColors, lineHeight, size, space } from '../../theme/tokens.js';
import { labelText } from '../../theme/labelText.js';
import { clampedLines } from '../../theme/clampedLines.js';

const border = `1px solid ${theme.color.border}`;
const touch = '(pointer: coarse)';

/** Container queries: beside a menu a list can be narrow on a wide page. */
const narrowList = '(width < 40rem)';
const wideList = '(width >= 40rem)';

/** The tracks of the columns, also for what is below a row. */
export const columns = createVar();
export const columnsName = columns.slice('var('.length, -1);

export const container = style({ containerType: 'inline-size' });

export const table = style({
  display: 'block',
  border,
  borderRadius: theme.radius.panel,
  overflow: 'clip',
  background: theme.color.surface,
  color: theme.color.text,
  lineHeight: lineHeight.snug,
});

/** Whether the rows of a narrow list begin with a check box or a leading value that is as high as both lines. */
export const withLead = style({});

export const numeric = style({});

globalStyle(`${table} :is(th, td)${numeric}`, {
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
});

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

globalStyle(`${headRow} > th`, { ...labelText, minInlineSize: 0, padding: 0, textAlign: 'start' });

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
      // A name has the room that a short sum leaves, also above a wide button.
      gridTemplateColumns: 'auto auto minmax(2.75rem, 1fr) fit-content(3rem) fit-content(6rem)',
      gridTemplateAreas: '"select lead start start end" "select lead belowStart belowEnd belowEnd"',
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

export const details = style({
  display: 'block',
  // As wide as the rail of a row, so that values can stand below its columns.
  borderInlineStart: '3px solid transparent',
  background: theme.color.surfaceSunken,
});

export const detailsCell = style({
  display: 'block',
  padding: `${space.xs} ${space.xs} ${space.sm}`,
  textAlign: 'start',
});

const cutAfter = (lines: number) => ({ ...clampedLines(lines), overflowWrap: 'anywhere' }) as const;

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

export const more = style({ display: 'grid', justifyContent: 'center', paddingBlockStart: space.sm });
