import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, space } from '../../theme/tokens.js';

export const grid = style({
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

/** The value and its label on one line; the label wraps below a long value. */
export const cell = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'center',
  columnGap: space.xs,
  rowGap: space.xs2,
  paddingBlock: space.sm,
  paddingInline: space.sm,
  textAlign: 'center',
});

export const value = style({
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.none,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
