import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs });

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

export const chosen = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  paddingInline: space.sm,
  paddingBlock: space.xs,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  background: theme.color.surfaceSunken,
});

// A long name must not narrow the button.
globalStyle(`${chosen} > button`, { flexShrink: 0 });
