import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, lineHeight, size, space } from '../../theme/tokens.js';

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

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: size.target,
  padding: space.xs,
  lineHeight: lineHeight.snug,
  selectors: { '& + &': { borderBlockStart: `1px solid ${theme.color.border}` } },
});

globalStyle(`${item} a`, { minBlockSize: '1.5rem' });
