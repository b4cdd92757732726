import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, space } from '../../theme/tokens.js';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  // The icon goes above a long amount, which would otherwise break within its digits.
  flexWrap: 'wrap',
  gap: space.xs2,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const balance = styleVariants({
  owed: [base, { fontWeight: fontWeight.strong }],
  danger: [base, { fontWeight: fontWeight.strong, color: theme.color.danger.text }],
  none: [base, { color: theme.color.textMuted }],
});
