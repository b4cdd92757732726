import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { space } from '../../theme/tokens.js';

export const chosen = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  paddingInline: space.sm,
  paddingBlock: space.xs,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  background: theme.color.surfaceSunken,
});

// A long name must not narrow the button.
globalStyle(`${chosen} > button`, { flexShrink: 0 });
