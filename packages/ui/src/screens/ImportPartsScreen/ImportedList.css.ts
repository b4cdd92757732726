import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
});

export const listTitle = style({
  inlineSize: 'fit-content',
  overflowWrap: 'anywhere',
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
});

export const rowCount = style({ color: theme.color.textMuted, fontVariantNumeric: 'tabular-nums lining-nums' });
