import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

/** The rating and the reviewer share a line. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: space.md,
  rowGap: space.xs,
  blockSize: '100%',
  padding: space.sm,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
  background: theme.color.surface,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const text = style({ gridRow: 2, gridColumn: '1 / -1', textWrap: 'pretty' });

export const reviewer = style({ fontSize: fontSize.label });

// The part follows the name.
globalStyle(`${reviewer} > p`, { display: 'inline' });

export const name = style({ marginInlineEnd: space.xs2, fontWeight: fontWeight.strong });

export const product = style({ color: theme.color.textMuted });
