import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { labelText } from '../../theme/labelText.js';
import { fontWeight, lineHeight, size, space } from '../../theme/tokens.js';
import { denseLayout, narrow, hiddenInPrint, wide } from './DataTable.css.js';

const border = `1px solid ${theme.color.border}`;

const headBase = style({
  position: 'sticky',
  zIndex: 1,
  background: theme.color.surfaceSunken,
  boxShadow: `0 1px 0 ${theme.color.border}`,
  '@container': { [narrow]: { display: 'none' } },
});

export const head = styleVariants({
  // The sticky page header is 4rem high.
  plain: [headBase, { insetBlockStart: '4rem' }],
  virtual: [headBase, { insetBlockStart: 0, display: 'block' }],
});

export const headRow = styleVariants({ plain: {}, virtual: { display: 'grid' } });

export const columnHeader = style({ padding: 0, textAlign: 'start', whiteSpace: 'nowrap' });

const label = style(labelText);

export const actionsHeader = style([
  label,
  hiddenInPrint,
  { alignContent: 'center', padding: `${space.xs} ${space.xs} ${space.xs} ${space.sm}`, textAlign: 'end' },
]);

const button = style([
  label,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.xs2,
    inlineSize: '100%',
    minBlockSize: size.target,
    paddingBlock: space.xs,
    paddingInline: space.sm,
    border: 0,
    background: 'none',
    cursor: 'pointer',
    ':hover': { color: theme.color.text },
    ':focus-visible': { outlineOffset: '-3px' },
    selectors: { '[aria-sort$="ing"] > &': { color: theme.color.text } },
  },
]);

export const sortButton = styleVariants({
  start: [button],
  end: [button, { flexDirection: 'row-reverse' }],
});

const plain = style([label, { display: 'block', paddingBlock: space.xs, paddingInline: space.sm }]);

/** The header of a column without a sort order. */
export const plainHeader = styleVariants({ start: [plain], end: [plain, { textAlign: 'end' }] });

export const icon = style({ display: 'flex' });

const tableBase = style({
  position: 'relative',
  inlineSize: '100%',
  borderSpacing: 0,
  background: theme.color.surface,
  color: theme.color.text,
  lineHeight: lineHeight.snug,
});

export const table = styleVariants({
  plain: [
    tableBase,
    {
      border,
      borderRadius: theme.radius.panel,
      // Clips the corners of the rows. `overflow` would keep the head from sticking to the page.
      clipPath: `inset(0 round ${theme.radius.panel})`,
      '@container': {
        [narrow]: { display: 'block', border: 0, borderRadius: 0, background: 'none', clipPath: 'none' },
      },
    },
  ],
  virtual: [tableBase, { display: 'block' }],
});

/** The scroll container of a virtual table. */
export const viewport = style({
  overflow: 'auto',
  maxBlockSize: 'max(20rem, 72dvh)',
  border,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
});

export const body = styleVariants({
  plain: {
    '@container': {
      [narrow]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
        alignItems: 'start',
        gap: space.md,
      },
    },
  },
  virtual: { position: 'relative', display: 'block' },
});

/** The number of values below the row header. It sets the height of all cards in a virtual list. */
const valueCount = createVar();
export const valueCountName = valueCount.slice('var('.length, -1);

/** The height of a row of a virtual table. Cards have less space above and below each value. */
const rowHeight = createVar();
export const rowHeightName = rowHeight.slice('var('.length, -1);

const cardHeight = {
  header: '3.5rem',
  value: `calc(${rowHeight} - ${space.sm})`,
  actions: `calc(${size.target} + 2 * ${space.xs})`,
} as const;

/** Only table rows have a hover style; the border of a card groups its values already. */
const rowHover = { background: theme.color.surfaceSunken };
const cardHover = { background: theme.color.surface };

export const row = styleVariants({
  plain: {
    breakInside: 'avoid',
    ':hover': rowHover,
    '@container': {
      [narrow]: {
        display: 'block',
        overflow: 'hidden',
        border,
        borderRadius: theme.radius.panel,
        background: theme.color.surface,
        ':hover': cardHover,
      },
    },
  },
  virtual: {
    position: 'absolute',
    insetInline: 0,
    display: 'grid',
    blockSize: rowHeight,
    ':hover': rowHover,
    '@container': {
      [narrow]: {
        display: 'flex',
        flexDirection: 'column',
        blockSize: `calc(${cardHeight.header} + ${valueCount} * ${cardHeight.value} + ${cardHeight.actions} + ${space.md})`,
        ':hover': cardHover,
      },
    },
  },
});

const rowHeaderBase = style({
  paddingBlock: space.xs,
  paddingInline: space.sm,
  borderBlockStart: border,
  fontWeight: fontWeight.strong,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '@container': {
    [narrow]: { display: 'block', paddingBlock: space.sm, borderBlockStart: 0, background: theme.color.surfaceSunken },
  },
});

const value = style({
  paddingBlock: space.xs,
  paddingInline: space.sm,
  borderBlockStart: border,
  overflowWrap: 'anywhere',
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(5.5rem, 1fr) minmax(0, 3fr)',
      alignItems: 'baseline',
      gap: space.sm,
      '::before': {
        ...labelText,
        // Announced by screen readers too, because cards have no column headers.
        content: 'attr(data-label)',
      },
    },
  },
});

export const noWrapText = style({ whiteSpace: 'nowrap' });

const number = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
  '@container': { [narrow]: { textAlign: 'start' } },
});

const actionsBase = style([
  hiddenInPrint,
  {
    borderBlockStart: border,
    paddingBlock: space.xs,
    paddingInline: `${space.sm} ${space.xs}`,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@container': {
      [narrow]: { display: 'grid', padding: space.xs, ':empty': { display: 'none' } },
    },
  },
]);

/** The height does not depend on the content. */
const virtualCell = style({
  minInlineSize: 0,
  paddingBlock: 0,
  paddingInlineEnd: space.xs,
  overflow: 'hidden',
  alignContent: 'center',
  ':focus-visible': { outlineOffset: '-3px' },
  '@container': { [narrow]: { flexShrink: 0, alignItems: 'center', paddingBlock: 0, blockSize: cardHeight.value } },
});

export const rowHeader = styleVariants({
  plain: [rowHeaderBase],
  virtual: [
    rowHeaderBase,
    virtualCell,
    { '@container': { [narrow]: { blockSize: cardHeight.header, borderBlockStart: border } } },
  ],
});

export const cell = styleVariants({
  startPlain: [value],
  endPlain: [value, number],
  startVirtual: [value, virtualCell],
  endVirtual: [value, virtualCell, number],
});

export const actions = styleVariants({
  // A row without buttons is as high as the others.
  plain: [
    actionsBase,
    {
      inlineSize: '1px',
      blockSize: `calc(${size.target} + 2 * ${space.xs} + 1px)`,
      '@container': { [narrow]: { inlineSize: 'auto', blockSize: 'auto' } },
    },
  ],
  virtual: [actionsBase, virtualCell, { '@container': { [narrow]: { blockSize: cardHeight.actions } } }],
});

const touch = '(pointer: coarse)';

globalStyle(`${denseLayout} tbody > tr > :is(th, td)`, {
  '@container': { [wide]: { boxSizing: 'border-box', blockSize: '2.5rem', paddingBlock: '1px' } },
  '@media': { [touch]: { '@container': { [wide]: { blockSize: size.target } } } },
});

globalStyle(`${denseLayout} tbody[role='rowgroup'] > tr[aria-rowindex]`, {
  '@media': { [touch]: { '@container': { [wide]: { blockSize: size.target } } } },
});

export const clampedText = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

export const clickableRow = style({ cursor: 'pointer' });

/** In the text colour, because the whole row leads there. */
export const rowLink = style({
  display: 'inline-block',
  minBlockSize: '1.5rem',
  maxInlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationColor: theme.color.borderStrong,
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { textDecorationColor: 'currentColor' },
});

/** A table whose rows have two lines in a narrow container: the row header, then the values and the buttons. */
export const twoLines = style({});

const twoLineRow = `${twoLines} > tbody > tr`;

globalStyle(twoLineRow, {
  '@container': { [narrow]: { display: 'flex', flexFlow: 'row wrap', alignContent: 'start' } },
});

globalStyle(`${twoLineRow} > th`, {
  '@container': {
    [narrow]: {
      flex: '1 0 100%',
      blockSize: `calc(3rem + ${space.xs})`,
      paddingBlock: `${space.xs} 0`,
      background: 'none',
    },
  },
});

globalStyle(`${twoLineRow} > td`, {
  '@container': {
    [narrow]: {
      alignContent: 'center',
      blockSize: 'auto',
      minBlockSize: `calc(${size.target} + ${space.xs})`,
      paddingBlock: space.xs2,
      borderBlockStart: 0,
    },
  },
});

// All rows of a virtual list have the height of a label and two lines of text, which are higher in Bangla.
globalStyle(`${twoLines}[role='grid'] > tbody > tr`, { '@container': { [narrow]: { blockSize: '8.5rem' } } });

globalStyle(`${twoLines}[role='grid'] > tbody > tr > td`, { '@container': { [narrow]: { blockSize: '5rem' } } });

// Values of equal width are aligned in all rows.
globalStyle(`${twoLineRow} > [data-label]`, {
  '@container': {
    [narrow]: { flex: '1 1 0', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, minInlineSize: 0, paddingInlineEnd: 0 },
  },
});

// The first value is a price, or another long one.
globalStyle(`${twoLineRow} > th + [data-label]`, { '@container': { [narrow]: { flexGrow: 1.4 } } });

// A long number wraps instead of covering the next value.
globalStyle(`${twoLineRow} > [data-label] > span`, { '@container': { [narrow]: { whiteSpace: 'normal' } } });

/** A value that two lines leave out. */
export const hidden = style({
  '@container': { [narrow]: { selectors: { [`${twoLineRow} > &`]: { display: 'none' } } } },
});
