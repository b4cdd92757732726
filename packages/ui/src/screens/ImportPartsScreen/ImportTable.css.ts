import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { size } from '../../theme/tokens.js';

export const filter = style({ maxInlineSize: size.column });

const statusBase = style({ overflowWrap: 'normal' });

export const status = styleVariants({
  neutral: [statusBase, { color: theme.color.textMuted }],
  success: [statusBase, { color: theme.color.success.text }],
  warning: [statusBase, { color: theme.color.warning.text }],
  danger: [statusBase, { color: theme.color.danger.text }],
});
