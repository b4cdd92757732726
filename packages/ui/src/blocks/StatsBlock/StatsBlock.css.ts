import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, from, lineHeight, space } from '../../theme/tokens.js';

export const grid = style({
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const cell = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs2,
  paddingBlock: space.lg,
  paddingInline: space.md,
  alignItems: 'center',
  // Aligns the labels of a row when one value has two lines.
  justifyContent: 'flex-end',
  textAlign: 'center',
});

export const value = style({
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  fontFamily: theme.font.display,
  fontSize: fontSize.headline,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.none,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
