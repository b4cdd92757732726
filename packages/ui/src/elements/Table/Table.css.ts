import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { labelText } from '../../theme/labelText.js';
import { fontWeight, lineHeight, space } from '../../theme/tokens.js';

const border = `1px solid ${theme.color.border}`;

export const region = style({
  overflowX: 'auto',
  ':focus-visible': { outlineOffset: '-3px' },
  '@media': { print: { overflow: 'visible' } },
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  color: theme.color.text,
  lineHeight: lineHeight.snug,
});

export const caption = style({ paddingBlockEnd: space.xs, fontWeight: fontWeight.strong, textAlign: 'start' });

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: space.xs,
  paddingInline: space.sm,
  borderBlockEnd: border,
  fontWeight: fontWeight.normal,
  textAlign: 'start',
  verticalAlign: 'baseline',
});

globalStyle(`${table} thead th`, {
  ...labelText,
  borderBlock: border,
  background: theme.color.surfaceSunken,
  whiteSpace: 'nowrap',
});

globalStyle(`${table} tfoot :is(th, td)`, { fontWeight: fontWeight.strong });

globalStyle(`${table} :is(th, td)[data-numeric]`, {
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
});

globalStyle(`${table} td[data-numeric]`, { whiteSpace: 'nowrap' });

/** A short value that would take as many lines as the longer one beside it. */
export const noWrap = style({ whiteSpace: 'nowrap' });
