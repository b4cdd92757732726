import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, size, space } from '../../theme/tokens.js';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl });

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.sm,
});

export const heading = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
});

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

export const list = style({
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
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
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: fontWeight.strong,
});
