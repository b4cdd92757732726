import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, size, space } from '../../theme/tokens.js';

export const rows = style({
  overflow: 'hidden',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
});

export const row = style({
  display: 'grid',
  columnGap: space.lg,
  rowGap: space.xs2,
  paddingBlock: space.sm,
  paddingInline: space.md,
  marginBlockStart: '-1px',
  borderBlockStart: `1px solid ${theme.color.border}`,
  '@media': { [from.tablet]: { gridTemplateColumns: '13rem minmax(0, 1fr)', alignItems: 'baseline' } },
});

export const term = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.snug,
});

export const steps = style({ display: 'grid', gap: space.lg, maxInlineSize: size.measure });

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.md,
  textWrap: 'pretty',
});

export const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.none,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
