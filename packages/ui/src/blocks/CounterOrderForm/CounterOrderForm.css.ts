import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  padding: space.sm,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
});

// Aligns the text of the quiet button with the picture, also below it.
globalStyle(`${chosen} > button`, { marginInlineStart: `calc(-1 * ${space.sm})` });

export const chosenText = style({
  flex: '1 1 10rem',
  minInlineSize: 0,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const name = style({ fontWeight: fontWeight.strong });

export const facts = style({
  color: theme.color.textMuted,
  fontSize: fontSize.label,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space.md,
});

/** On the line of the quantity, whose label and hint are above and below it. */
export const total = style({ alignSelf: 'center', color: theme.color.textMuted });

export const totalAmount = style({
  display: 'block',
  fontSize: fontSize.title,
  fontWeight: fontWeight.strong,
  color: theme.color.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});
