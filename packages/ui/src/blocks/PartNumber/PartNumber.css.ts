import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight } from '../../theme/tokens.js';

export const number = style({
  display: 'block',
  color: theme.color.textMuted,
  fontSize: fontSize.label,
  fontWeight: fontWeight.normal,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});
