import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight } from '../../theme/tokens.js';

export const text = style({ flexGrow: 1, lineHeight: lineHeight.snug });

export const name = style({ fontWeight: fontWeight.strong });

export const facts = style({
  color: theme.color.textMuted,
  fontSize: fontSize.label,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
