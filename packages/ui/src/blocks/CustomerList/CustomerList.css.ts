import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, size, space } from '../../theme/tokens.js';

const border = `1px solid ${theme.color.border}`;
const touch = '(pointer: coarse)';
const narrow = '(width < 46rem)';
const wideColumns = 'minmax(0, 2fr) minmax(9.5rem, 1.1fr) minmax(7rem, 1fr) minmax(8rem, 1fr)';

export const container = style({ containerType: 'inline-size' });

export const list = style({ display: 'block', borderBlock: border });

const grid = {
  display: 'grid',
  gridTemplateColumns: wideColumns,
  columnGap: space.sm,
  alignItems: 'center',
  paddingInline: space.xs,
} as const;

export const head = style({
  display: 'block',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
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
  position: 'relative',
  minBlockSize: '2.75rem',
  paddingBlock: space.xs2,
  borderBlockStart: border,
  lineHeight: lineHeight.snug,
  ':hover': { background: theme.color.surfaceSunken },
  ':first-child': { borderBlockStartColor: 'transparent' },
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"name balance" "phone order"',
      rowGap: 0,
    },
  },
});

/** Cuts a text at the end of its line; the whole text is its title. */
const cut = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

const cell = style({ minInlineSize: 0, fontWeight: fontWeight.normal, textAlign: 'start' });

const inArea = (gridArea: string) => style([cell, { '@container': { [narrow]: { gridArea } } }]);

export const nameCell = inArea('name');
export const phoneCell = inArea('phone');
export const orderCell = style([
  inArea('order'),
  { '@container': { [narrow]: { fontSize: fontSize.label, textAlign: 'end' } } },
]);
export const balanceCell = style([inArea('balance'), { textAlign: 'end' }]);

export const name = style({ fontWeight: fontWeight.strong });

globalStyle(`${name} > a`, { ...cut, lineHeight: '1.5rem' });

/** The link of the name covers the row. */
globalStyle(`${name} > a::after`, { content: '""', position: 'absolute', inset: 0 });

export const muted = style({ ...cut, fontSize: fontSize.label, color: theme.color.textMuted });

/** The place has no line of its own on a phone. */
export const wideOnly = style([muted, { '@container': { [narrow]: { display: 'none' } } }]);

export const call = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.5rem',
  color: theme.color.link,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  '@media': { [touch]: { minBlockSize: size.target } },
});
