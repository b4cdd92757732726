import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, lineHeight, size, space } from '../../theme/tokens.js';
import { labelText } from '../../theme/labelText.js';

const border = `1px solid ${theme.color.border}`;
const touch = '(pointer: coarse)';
const narrow = '(width < 40rem)';

export const container = style({ containerType: 'inline-size' });

export const table = style({
  display: 'block',
  border,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
  lineHeight: lineHeight.snug,
});

globalStyle(`${table} > :is(thead, tbody)`, { display: 'block' });

// The sticky page header is 4rem high.
globalStyle(`${table} > thead`, {
  position: 'sticky',
  insetBlockStart: '4rem',
  zIndex: 1,
  borderRadius: `${theme.radius.panel} ${theme.radius.panel} 0 0`,
  background: theme.color.surfaceSunken,
});

const gridRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 8rem repeat(3, 6rem)',
  alignItems: 'center',
  columnGap: space.xs,
  paddingInline: space.sm,
  paddingBlock: space.xs2,
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 5fr) repeat(3, minmax(0, 3fr))',
      columnGap: space.xs2,
      paddingInline: space.xs,
    },
  },
});

export const headRow = style([gridRow, { alignItems: 'end' }]);

globalStyle(`${headRow} > th`, {
  ...labelText,
  minInlineSize: 0,
  padding: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});

globalStyle(`${headRow} > th:first-child`, { textAlign: 'start', '@container': { [narrow]: { display: 'none' } } });

export const row = style([gridRow, { borderBlockStart: border }]);

export const part = style({
  rowGap: 0,
  minInlineSize: 0,
  padding: 0,
  fontWeight: fontWeight.normal,
  textAlign: 'start',
  '@container': { [narrow]: { gridColumn: '1 / -1' } },
});

export const cell = style({ minInlineSize: 0, padding: 0 });

export const input = style({
  minBlockSize: '2rem',
  paddingBlock: 0,
  paddingInline: space.xs,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { [touch]: { minBlockSize: size.target } },
  '@container': { [narrow]: { paddingInline: '0.375rem' } },
});

/** A changed value is bold with a bar at its start, and says so in words to screen readers. */
export const changed = style([
  input,
  { borderInlineStart: `4px solid ${theme.color.accent.border}`, fontWeight: fontWeight.strong },
]);

export const messages = style({ gridColumn: '1 / -1', padding: 0, paddingBlockStart: space.xs2 });

/** It sticks to the bottom of the viewport while the rows are visible, unless a large font leaves no room. */
export const bar = style({
  paddingBlock: space.xs,
  '@media': {
    'screen and (height >= 30rem)': {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      background: theme.color.background,
      borderBlockStart: border,
    },
  },
});

/** Keeps the focused cell above the bar and below the heads. */
globalStyle(`html:has(${bar})`, { scrollPaddingBlock: '9rem 8rem' });

export const status = style({ flex: '1 1 16rem', minInlineSize: 0, color: theme.color.textMuted });

export const buttons = style({ marginInlineStart: 'auto' });
