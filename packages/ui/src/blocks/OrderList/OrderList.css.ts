import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, forcedColors, lineHeight, size, space } from '../../theme/tokens.js';

/** A container query: beside a menu the list can be narrow on a wide page. */
const narrow = '(width < 52rem)';
const wide = '(width >= 52rem)';
const border = `1px solid ${theme.color.border}`;
const rail = '4px';

export const container = style({ containerType: 'inline-size' });

export const list = style({
  inlineSize: '100%',
  border,
  borderSpacing: 0,
  borderRadius: theme.radius.panel,
  overflow: 'hidden',
  background: theme.color.surface,
  lineHeight: lineHeight.snug,
  '@container': {
    [narrow]: { display: 'block', border: 0, borderRadius: 0, overflow: 'visible', background: 'none' },
  },
});

globalStyle(`${list} > tbody`, {
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
      gap: space.sm,
    },
  },
});

export const head = style({
  background: theme.color.surfaceSunken,
  '@container': { [narrow]: { display: 'none' } },
});

export const headerCell = style({
  paddingBlock: space.sm,
  paddingInline: space.sm,
  fontFamily: theme.font.display,
  fontSize: fontSize.label,
  fontWeight: fontWeight.display,
  letterSpacing: '0.06em',
  textAlign: 'start',
  textTransform: 'uppercase',
  color: theme.color.textMuted,
});

export const totalHeader = style([headerCell, { textAlign: 'end' }]);

const rowBase = style({
  breakInside: 'avoid',
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"status status" "part part" "customer customer" "total action"',
      alignContent: 'start',
      border,
      borderInlineStartWidth: rail,
      borderRadius: theme.radius.panel,
      background: theme.color.surface,
    },
  },
});

/** A waiting order has a rail in the accent colour; its tag says the same in words. */
export const row = styleVariants({
  waiting: [rowBase, { '@container': { [narrow]: { borderInlineStartColor: theme.color.accent.border } } }],
  other: [rowBase],
});

/** A further line of an order has no rule above it, beside that of a card. */
export const continued = style({});

globalStyle(`${continued} > *`, { '@container': { [wide]: { borderBlockStartStyle: 'dashed' } } });

const cell = style({
  padding: space.sm,
  borderBlockStart: border,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { borderBlockStart: 0, paddingBlock: `0 ${space.sm}` } },
});

export const partCell = style([
  cell,
  {
    inlineSize: '36%',
    fontWeight: fontWeight.normal,
    '@container': { [narrow]: { gridArea: 'part', inlineSize: 'auto' } },
  },
]);

export const partBox = style({ display: 'flex', gap: space.sm });

globalStyle(`${row.waiting} > ${partCell}`, {
  boxShadow: `inset ${rail} 0 0 ${theme.color.accent.border}`,
  '@container': { [narrow]: { boxShadow: 'none' } },
  '@media': { [forcedColors]: { borderInlineStart: `${rail} solid` } },
});

export const partText = style({ display: 'grid', gap: space.xs2, minInlineSize: 0, fontWeight: fontWeight.strong });

globalStyle(`${partText} > a`, { minBlockSize: '1.5rem' });

globalStyle(`${row.other} ${partText}`, { fontWeight: fontWeight.normal });

export const customerCell = style([
  cell,
  { '@container': { [narrow]: { gridArea: 'customer', borderBlockStart: border, paddingBlockStart: space.sm } } },
]);

export const strong = style({ display: 'block', fontWeight: fontWeight.strong });

export const muted = style({
  display: 'block',
  fontSize: fontSize.label,
  fontWeight: fontWeight.normal,
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const call = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs2,
  minBlockSize: '1.75rem',
  color: theme.color.link,
  textUnderlineOffset: '0.2em',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@container': { [narrow]: { minBlockSize: size.target, marginBlockEnd: `calc(-1 * ${space.xs})` } },
});

export const callOnOneLine = style([call, { whiteSpace: 'nowrap' }]);

export const statusCell = style([
  cell,
  {
    '@container': {
      [narrow]: {
        display: 'flex',
        gridArea: 'status',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: space.xs,
        paddingBlockStart: space.sm,
      },
    },
  },
]);

globalStyle(`${statusCell} > ${muted}`, {
  marginBlockStart: space.xs2,
  '@container': { [narrow]: { marginBlockStart: 0 } },
});

export const totalCell = style([
  cell,
  {
    fontWeight: fontWeight.strong,
    fontVariantNumeric: 'tabular-nums lining-nums',
    textAlign: 'end',
    overflowWrap: 'normal',
    '@container': {
      [narrow]: {
        gridArea: 'total',
        overflowWrap: 'anywhere',
        alignContent: 'center',
        borderBlockStart: border,
        paddingBlock: space.xs,
        fontSize: fontSize.lead,
        textAlign: 'start',
      },
    },
  },
]);

export const actionCell = style([
  cell,
  {
    inlineSize: '9.5rem',
    textAlign: 'end',
    '@container': {
      [narrow]: {
        gridArea: 'action',
        inlineSize: 'auto',
        minBlockSize: `calc(${size.target} + 2 * ${space.xs})`,
        borderBlockStart: border,
        padding: space.xs,
      },
    },
  },
]);

globalStyle(`${actionCell} > button`, {
  '@container': { [wide]: { paddingInline: space.md, whiteSpace: 'nowrap' } },
});

/** On a card a message needs the whole width. */
globalStyle(`${actionCell}:has(p)`, {
  '@container': { [narrow]: { gridArea: 'auto / 1 / auto / -1', textAlign: 'start' } },
});
globalStyle(`${actionCell} > p`, { marginBlockStart: space.xs, textAlign: 'start' });
