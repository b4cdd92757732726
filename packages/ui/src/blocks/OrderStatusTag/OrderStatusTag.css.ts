import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs2,
  paddingBlock: '0.125rem',
  paddingInline: `${space.xs2} ${space.xs}`,
  border: '1px solid',
  borderRadius: theme.radius.control,
  fontSize: fontSize.label,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
  whiteSpace: 'nowrap',
});

const tone = ({ text, surface, border }: { text: string; surface: string; border: string }) => ({
  color: text,
  background: surface,
  borderColor: border,
});

export const tag = styleVariants({
  placed: [base, tone(theme.color.warning)],
  confirmed: [base, tone(theme.color.neutral)],
  packed: [base, tone(theme.color.neutral)],
  handedOver: [base, tone(theme.color.success)],
  cancelled: [base, { color: theme.color.textMuted, borderColor: theme.color.border, borderStyle: 'dashed' }],
});
