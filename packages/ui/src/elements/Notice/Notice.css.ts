import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, lineHeight, space } from '../../theme/tokens.js';

const noticeBase = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInline: space.md,
  border: '1px solid',
  borderRadius: theme.radius.control,
  lineHeight: lineHeight.snug,
});

export const root = styleVariants({
  neutral: [
    noticeBase,
    {
      color: theme.color.neutral.text,
      background: theme.color.neutral.surface,
      borderColor: theme.color.neutral.border,
    },
  ],
  success: [
    noticeBase,
    {
      color: theme.color.success.text,
      background: theme.color.success.surface,
      borderColor: theme.color.success.border,
    },
  ],
  warning: [
    noticeBase,
    {
      color: theme.color.warning.text,
      background: theme.color.warning.surface,
      borderColor: theme.color.warning.border,
    },
  ],
  danger: [
    noticeBase,
    { color: theme.color.danger.text, background: theme.color.danger.surface, borderColor: theme.color.danger.border },
  ],
});

export const content = style({
  minInlineSize: 0,
  display: 'grid',
  gap: space.xs2,
  overflowWrap: 'anywhere',
});

export const title = style({ fontWeight: fontWeight.strong });
