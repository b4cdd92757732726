import { style } from '@vanilla-extract/css';
import { theme } from '../theme/contract.css.js';
import { lineHeight, size, space } from '../theme/tokens.js';

/** A filter that is set, as a button that removes it. */
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs2,
  minBlockSize: size.target,
  paddingInline: space.sm,
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.control,
  background: theme.color.neutral.surface,
  color: theme.color.neutral.text,
  lineHeight: lineHeight.snug,
  cursor: 'pointer',
  ':hover': { borderColor: theme.color.text },
});
