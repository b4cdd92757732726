import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, lineHeight, space } from '../../theme/tokens.js';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  lineHeight: lineHeight.snug,
});

export const stars = style({
  inlineSize: '6.25em',
  blockSize: '1.25em',
  flexShrink: 0,
  color: theme.color.accent.border,
});

export const filledStars = style({ fill: theme.color.accent.surface });

export const number = style({ fontWeight: fontWeight.strong, fontVariantNumeric: 'tabular-nums' });

export const noRating = style({ color: theme.color.textMuted });
