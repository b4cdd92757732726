import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

/** The rating and the reviewer share a line where both fit. */
export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
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

export const wholeLine = style({ order: 1, flexBasis: '100%' });

export const reviewer = style({ flex: '1 1 8rem', minInlineSize: 0, fontSize: fontSize.label });

// The part follows the name.
globalStyle(`${reviewer} > p`, { display: 'inline' });
globalStyle(`${reviewer} > p + p`, { color: theme.color.textMuted });

export const name = style({ marginInlineEnd: space.xs2, fontWeight: fontWeight.strong });
