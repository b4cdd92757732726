import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, lineHeight, space } from '../../theme/tokens.js';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.xs,
  paddingBlock: space.sm,
  paddingInline: space.sm,
  border: `1px solid ${theme.color.danger.border}`,
  borderRadius: theme.radius.control,
  background: theme.color.danger.surface,
  color: theme.color.danger.text,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.snug,
});
