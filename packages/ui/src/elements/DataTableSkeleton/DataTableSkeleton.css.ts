import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { lineHeight, size, space } from '../../theme/tokens.js';
import { narrow, wide } from '../DataTable/DataTable.css.js';

const border = `1px solid ${theme.color.border}`;

export const rowCountWidth = style({
  inlineSize: '6rem',
  '@container': { [narrow]: { paddingInlineEnd: 'calc(100% - 6rem)' } },
});

export const rows = style({
  overflow: 'hidden',
  border,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
  lineHeight: lineHeight.snug,
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
      gap: space.md,
      border: 0,
      borderRadius: 0,
      background: 'none',
    },
  },
});

export const head = style({
  blockSize: size.target,
  background: theme.color.surfaceSunken,
  '@container': { [narrow]: { display: 'none' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space.lg,
  minBlockSize: `calc(${size.target} + 2 * ${space.xs})`,
  paddingInline: `${space.sm} ${space.xs}`,
  borderBlockStart: border,
  '@container': {
    [narrow]: {
      display: 'block',
      minBlockSize: 0,
      overflow: 'hidden',
      paddingInline: 0,
      border,
      borderRadius: theme.radius.panel,
      background: theme.color.surface,
    },
  },
});

export const rowHeader = style({
  flex: '2 1 0',
  minInlineSize: 0,
  paddingBlock: space.xs,
  '@container': {
    [narrow]: { paddingBlock: space.sm, paddingInline: space.sm, background: theme.color.surfaceSunken },
  },
});

const pictureSize = '3rem';
const touch = '(pointer: coarse)';

export const pictureHeader = style([
  rowHeader,
  {
    display: 'grid',
    gridTemplateColumns: `${pictureSize} minmax(0, 1fr)`,
    alignItems: 'center',
    columnGap: space.sm,
  },
]);

export const picture = style({ blockSize: pictureSize });

export const value = style({
  flex: '1 1 0',
  minInlineSize: 0,
  '@container': {
    [narrow]: { paddingBlock: space.xs, paddingInline: `${space.sm} 38%`, borderBlockStart: border },
  },
});

/** A row with two lines in a narrow container. */
export const twoLineRow = style([
  row,
  { '@container': { [narrow]: { display: 'flex', flexWrap: 'wrap', paddingBlockEnd: space.xs } } },
]);

export const denseRows = style([rows]);

globalStyle(`${denseRows} > ${row}`, {
  '@container': { [wide]: { boxSizing: 'border-box', minBlockSize: 0, blockSize: '2.5rem' } },
  '@media': { [touch]: { '@container': { [wide]: { blockSize: size.target } } } },
});

export const actions = style({
  flex: '0 0 7.5rem',
  '@container': { [narrow]: { padding: space.xs, borderBlockStart: border } },
});

globalStyle(`${denseRows} :is(${rowHeader}, ${picture}, ${actions})`, {
  '@container': { [wide]: { paddingBlock: 0, maxBlockSize: '2rem', overflow: 'hidden' } },
});

globalStyle(`${twoLineRow} > *`, {
  '@container': {
    [narrow]: { flex: '1 1 0', paddingBlock: 0, paddingInlineEnd: space.xs, border: 0, background: 'none' },
  },
});

globalStyle(`${twoLineRow} > :first-child`, {
  '@container': { [narrow]: { flexBasis: '100%', paddingBlockStart: space.xs } },
});
