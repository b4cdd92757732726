import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, lineHeight, space } from '../../theme/tokens.js';

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({
  marginBlockEnd: space.xs2,
  padding: 0,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
});

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** The whole row is the target, and its count stands at the end of the row. */
globalStyle(`${list} label`, { inlineSize: '100%' });
globalStyle(`${list} label > span`, { flexGrow: 1 });
globalStyle(`${list} label > span > span`, { flexGrow: 1 });

export const row = style({ display: 'flex', justifyContent: 'space-between', gap: space.sm });

export const count = style({
  flexShrink: 0,
  color: theme.color.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
