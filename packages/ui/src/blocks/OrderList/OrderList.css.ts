import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, size, space } from '../../theme/tokens.js';
import { columns } from '../../elements/RowTable/RowTable.css.js';

const narrow = '(width < 52rem)';
/** A phone. */
const narrowest = '(width < 40rem)';
/** Room for the parts and the status beside the customer, but not for the place. */
const middle = '(40rem <= width < 52rem)';
const wide = '(width >= 52rem)';
const touch = '(pointer: coarse)';

const nameOf = (variable: string) => variable.slice('var('.length, -1);

const selectWidth = createVar();
export const selectWidthName = nameOf(selectWidth);
export const statusWidth = createVar();
export const statusWidthName = nameOf(statusWidth);
export const stepWidth = createVar();
export const stepWidthName = nameOf(stepWidth);

export const list = style({ fontSize: fontSize.label });

// Clear of the bar above the list.
globalStyle(`${list} :is(a, button, input)`, { scrollMarginBlockStart: '4rem' });

globalStyle(`${list} :is(a, button)`, { fontSize: fontSize.label });

globalStyle(`${list} > thead`, { '@container': { [middle]: { display: 'none' } } });

/**
 * Hundreds of rows are selected at once, so those outside the viewport are not painted. Their heights are exact, since the list finds its
 * scroll position by them: the minimum height, or that of touch targets. The rows of a phone have several heights.
 */
const paintedInViewport = (heightOnTouch: string) =>
  ({
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 2rem',
    '@media': { [touch]: { containIntrinsicBlockSize: `auto ${heightOnTouch}` } },
  }) as const;

globalStyle(`${list} > tbody > [data-row]`, {
  '@container': {
    [middle]: {
      gridTemplateColumns: `${selectWidth} minmax(4.5rem, auto) minmax(0, 1fr) minmax(0, 9rem) ${statusWidth} ${stepWidth}`,
      gridTemplateAreas: '"select number customer lines status step" "select number sum lines status step"',
      minBlockSize: size.target,
      ...paintedInViewport('2.75rem'),
    },
    [wide]: { paddingBlock: 0, ...paintedInViewport('3.5rem') },
  },
});

// The cell of the check box; without a selection the first cell is a header.
globalStyle(`${list} > tbody > [data-row] > td:first-child`, { '@container': { [middle]: { gridArea: 'select' } } });

const inMiddle = (gridArea: string) => style({ '@container': { [middle]: { gridArea, textAlign: 'start' } } });

export const cell = {
  number: style([inMiddle('number'), { fontWeight: fontWeight.strong }]),
  customer: inMiddle('customer'),
  lines: inMiddle('lines'),
  place: style({ '@container': { [middle]: { display: 'none' } } }),
  sum: inMiddle('sum'),
  status: inMiddle('status'),
  step: style({ '@container': { [middle]: { gridArea: 'step' } } }),
};

globalStyle(`${list} ${cell.step} > button`, { '@container': { [wide]: { whiteSpace: 'nowrap' } } });

// A message needs the whole width of the row.
globalStyle(`${list} ${cell.step}:has(p)`, { gridColumn: '2 / -1', gridRow: 'auto', paddingBlock: space.xs });

export const wideOnly = style({ '@container': { [narrow]: { display: 'none' } } });

/** A ring outside of the target would be cut off at the row. */
const inlineTarget = {
  minBlockSize: '1.5rem',
  marginBlock: '-0.1875rem',
  paddingBlock: '0.1875rem',
  outlineOffset: '-3px',
} as const;

globalStyle(`${list} ${cell.number} > a`, { ...inlineTarget, display: 'inline-block', minInlineSize: '2.5rem' });

/** A long age takes two lines, so that the names of all rows begin at one edge. */
export const time = style({
  '@container': {
    [narrowest]: { inlineSize: '3.75rem', WebkitLineClamp: 2, wordBreak: 'normal' },
  },
});

export const call = style({
  ...inlineTarget,
  display: 'inline-block',
  maxInlineSize: '100%',
  overflow: 'hidden',
  color: theme.color.link,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textOverflow: 'ellipsis',
  textUnderlineOffset: '0.2em',
  verticalAlign: 'bottom',
  whiteSpace: 'nowrap',
  '@media': { [touch]: { minBlockSize: size.target, alignContent: 'center' } },
});

export const detailsButton = style({
  ...inlineTarget,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs2,
  maxInlineSize: '100%',
  paddingInline: 0,
  border: 0,
  background: 'none',
  color: theme.color.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: lineHeight.snug,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
  '@media': { [touch]: { minBlockSize: size.target } },
});

globalStyle(`${detailsButton} > svg`, { flexShrink: 0, inlineSize: '1rem', blockSize: '1rem' });

/** The values of a line stand in the columns of its order. */
export const lineItem = style({
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  columnGap: space.xs,
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: space.sm,
      rowGap: space.xs2,
      paddingInline: space.xs2,
    },
  },
});

const inColumn = (gridColumn: string) => style({ '@container': { [wide]: { gridColumn } } });

export const linePicture = style([inColumn('number'), { justifySelf: 'end' }]);

export const lineStatus = style([inColumn('status'), { justifySelf: 'start' }]);

export const lineName = style([inColumn('customer / place'), { '@container': { [narrow]: { gridColumn: '2 / -1' } } }]);

export const linePieces = inColumn('place');

export const lineTotal = style([inColumn('sum'), { '@container': { [wide]: { textAlign: 'end' } } }]);

export const note = style({ whiteSpace: 'pre-line' });

export const narrowOnly = style({ display: 'none', '@container': { [narrow]: { display: 'grid', gap: space.xs } } });
