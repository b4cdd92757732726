import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

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
  borderBlockEnd: `1px solid ${theme.color.border}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
});

globalStyle(`${table} thead th`, {
  borderBlock: `1px solid ${theme.color.border}`,
  background: theme.color.surfaceSunken,
  color: theme.color.textMuted,
  fontFamily: theme.font.display,
  fontSize: fontSize.label,
  fontWeight: fontWeight.display,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  whiteSpace: 'nowrap',
});

globalStyle(`${table} tfoot :is(th, td)`, { fontWeight: fontWeight.strong });

globalStyle(`${table} :is(th, td)[data-numeric]`, {
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
