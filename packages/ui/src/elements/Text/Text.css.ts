import { styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight } from '../../theme/tokens.js';

export const size = styleVariants({
  label: { fontSize: fontSize.label, lineHeight: lineHeight.snug },
  body: { fontSize: fontSize.body, lineHeight: lineHeight.text },
  lead: { fontSize: fontSize.lead, lineHeight: lineHeight.text },
});

export const tone = styleVariants({
  inherit: {},
  muted: { color: theme.color.textMuted },
  accent: { color: theme.color.accent.text },
  success: { color: theme.color.success.text },
  warning: { color: theme.color.warning.text },
  danger: { color: theme.color.danger.text },
});

export const weight = styleVariants({
  normal: {},
  strong: { fontWeight: fontWeight.strong },
});
