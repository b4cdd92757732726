import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs2,
  paddingBlock: '0.125rem',
  paddingInline: space.xs,
  border: '1px solid',
  borderRadius: theme.radius.control,
  fontSize: fontSize.label,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
});

const toneStyle = ({ text, surface, border }: { text: string; surface: string; border: string }) => ({
  color: text,
  background: surface,
  borderColor: border,
});

export const badge = styleVariants({
  neutral: [base, toneStyle(theme.color.neutral)],
  success: [base, toneStyle(theme.color.success)],
  warning: [base, toneStyle(theme.color.warning)],
  danger: [base, toneStyle(theme.color.danger)],
  inactive: [base, { color: theme.color.textMuted, borderColor: theme.color.border, borderStyle: 'dashed' }],
});

export const withIcon = style({ paddingInlineStart: space.xs2 });
