import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

export const picker = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm });

export const list = style({ borderBlockStart: `1px solid ${theme.color.border}` });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.xs,
  overflowWrap: 'anywhere',
  borderBlockEnd: `1px solid ${theme.color.border}`,
});

// A long name must not narrow the button.
globalStyle(`${row} > button`, { flexShrink: 0 });

export const none = style({ color: theme.color.textMuted });

export const text = style({ flexGrow: 1, minInlineSize: 0, lineHeight: lineHeight.snug, overflowWrap: 'anywhere' });

export const name = style({ fontWeight: fontWeight.strong });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.sm,
  color: theme.color.textMuted,
  fontSize: fontSize.label,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
