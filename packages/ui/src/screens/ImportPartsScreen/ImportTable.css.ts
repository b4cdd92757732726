import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const remark = style({
  color: theme.color.textMuted,
  fontSize: fontSize.label,
  fontWeight: fontWeight.normal,
  lineHeight: lineHeight.snug,
});

export const rowNumber = style([remark, { fontVariantNumeric: 'tabular-nums lining-nums' }]);

export const description = style([remark, { overflowWrap: 'anywhere', ':empty': { display: 'none' } }]);

const statusBase = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.xs2,
  lineHeight: lineHeight.snug,
  overflowWrap: 'break-word',
});

export const status = styleVariants({
  neutral: [statusBase, { color: theme.color.textMuted }],
  success: [statusBase, { color: theme.color.success.text }],
  warning: [statusBase, { color: theme.color.warning.text }],
  danger: [statusBase, { color: theme.color.danger.text }],
});
