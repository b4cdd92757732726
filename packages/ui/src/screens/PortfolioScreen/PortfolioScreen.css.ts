import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, space } from '../../theme/tokens.js';

export const role = style({
  paddingInlineStart: space.sm,
  borderInlineStart: `3px solid ${theme.color.accent.surface}`,
  fontSize: fontSize.lead,
  color: theme.color.brandText,
});

export const portrait = style({
  inlineSize: 'clamp(8rem, 16vw, 12rem)',
  marginBlockEnd: space.xs,
  border: `1px solid ${theme.color.brandBorder}`,
  borderRadius: theme.radius.card,
  overflow: 'hidden',
});
