import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

const border = `1px solid ${theme.color.border}`;
const narrow = '(width < 42rem)';

export const container = style({ containerType: 'inline-size' });

export const list = style({ display: 'block', borderBlock: border });

const grid = {
  display: 'grid',
  gridTemplateColumns: '8rem minmax(0, 1fr) 7.5rem 8rem 7rem',
  columnGap: space.sm,
  alignItems: 'center',
  paddingInline: space.xs,
} as const;

export const head = style({
  display: 'block',
  background: theme.color.surfaceSunken,
  '@container': { [narrow]: { display: 'none' } },
});

export const headRow = style({ ...grid, paddingBlock: space.xs2 });

export const headerCell = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.label,
  fontWeight: fontWeight.display,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  textAlign: 'start',
  color: theme.color.textMuted,
  selectors: { '&[data-align="end"]': { textAlign: 'end' } },
});

export const body = style({ display: 'block' });

export const row = style({
  ...grid,
  minBlockSize: '2.75rem',
  paddingBlock: space.xs2,
  borderBlockStart: border,
  lineHeight: lineHeight.snug,
  ':first-child': { borderBlockStartColor: 'transparent' },
  '@container': {
    [narrow]: {
      // A sum stays on one line, unless a large font leaves no room.
      gridTemplateColumns: 'minmax(0, 1fr) fit-content(65%)',
      gridTemplateAreas: '"entry amount" "date balance" "action action"',
    },
  },
});

const cell = style({ minInlineSize: 0, textAlign: 'start' });

export const dateCell = style([
  cell,
  { '@container': { [narrow]: { gridArea: 'date', fontSize: fontSize.label, color: theme.color.textMuted } } },
]);

export const entryCell = style([
  cell,
  { fontWeight: fontWeight.normal, overflowWrap: 'anywhere', '@container': { [narrow]: { gridArea: 'entry' } } },
]);

const figure = style([
  cell,
  { fontVariantNumeric: 'tabular-nums lining-nums', textAlign: 'end', overflowWrap: 'anywhere' },
]);

export const amountCell = styleVariants({
  raised: [figure, { fontWeight: fontWeight.strong, '@container': { [narrow]: { gridArea: 'amount' } } }],
  lowered: [
    figure,
    {
      fontWeight: fontWeight.strong,
      color: theme.color.success.text,
      '@container': { [narrow]: { gridArea: 'amount' } },
    },
  ],
  reversed: [
    figure,
    {
      textDecoration: 'line-through',
      color: theme.color.textMuted,
      '@container': { [narrow]: { gridArea: 'amount' } },
    },
  ],
});

export const balanceCell = style([
  figure,
  { '@container': { [narrow]: { gridArea: 'balance', fontSize: fontSize.label, color: theme.color.textMuted } } },
]);

/** The word beside a balance that has no header above it. */
export const balanceLabel = style({ display: 'none', '@container': { [narrow]: { display: 'inline' } } });

export const actionCell = style([
  cell,
  { textAlign: 'end', '@container': { [narrow]: { gridArea: 'action', ':empty': { display: 'none' } } } },
]);

export const kind = style({ fontWeight: fontWeight.strong });

export const muted = style({ display: 'block', fontSize: fontSize.label, color: theme.color.textMuted });

export const more = style({ display: 'grid', justifyContent: 'center', paddingBlockStart: space.sm });
