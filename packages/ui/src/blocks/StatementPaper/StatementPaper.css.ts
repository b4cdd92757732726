import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, space } from '../../theme/tokens.js';

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: space.xs2,
  paddingInlineEnd: space.xs,
  borderBlockEnd: `1px solid ${theme.color.border}`,
  fontWeight: 'inherit',
  textAlign: 'start',
  verticalAlign: 'baseline',
});

globalStyle(`${table} :is(th, td)[data-numeric]`, { paddingInlineEnd: 0, textAlign: 'end', whiteSpace: 'nowrap' });

globalStyle(`${table} :is(th, td)[data-numeric] + [data-numeric]`, { paddingInlineStart: space.xs });

globalStyle(`${table} thead th`, { fontSize: fontSize.label, color: theme.color.textMuted });

globalStyle(`${table} tr`, { breakInside: 'avoid' });
