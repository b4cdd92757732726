import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, size, space } from '../../theme/tokens.js';

export const count = style({
  color: theme.color.textMuted,
  fontWeight: fontWeight.normal,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

/** One thin ruled line. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.lg,
  paddingBlock: space.xs,
  borderBlock: `1px solid ${theme.color.border}`,
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: space.xl,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: size.target,
  padding: space.xs,
  lineHeight: lineHeight.snug,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.border}` } },
});

export const itemText = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

globalStyle(`${itemText} > a`, { minBlockSize: '1.5rem' });

export const muted = style({
  color: theme.color.textMuted,
  fontSize: fontSize.label,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const outOfStock = style({
  color: theme.color.danger.text,
  fontSize: fontSize.label,
  fontWeight: fontWeight.strong,
});

export const amount = style({
  marginInlineStart: 'auto',
});
