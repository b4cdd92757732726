import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs });

export const list = style({ borderBlockStart: `1px solid ${theme.color.border}` });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${theme.color.border}`,
});

// A long name must not narrow the button.
globalStyle(`${item} > button`, { flexShrink: 0 });

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

export const none = style({ color: theme.color.textMuted });

export const chosen = style([
  item,
  {
    paddingInline: space.sm,
    border: `1px solid ${theme.color.border}`,
    borderRadius: theme.radius.control,
    background: theme.color.surfaceSunken,
  },
]);
