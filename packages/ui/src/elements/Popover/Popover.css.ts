import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { duration, layer, motionAllowed, space } from '../../theme/tokens.js';

const appear = keyframes({ from: { opacity: 0 } });

export const popover = style({
  zIndex: layer.floating,
  inlineSize: '20rem',
  minInlineSize: 'var(--radix-popover-trigger-width)',
  maxInlineSize: 'var(--radix-popover-content-available-width)',
  maxBlockSize: 'min(32rem, var(--radix-popover-content-available-height))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.md,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
  color: theme.color.text,
  boxShadow: theme.shadow.float,
  '@media': { [motionAllowed]: { animation: `${appear} ${duration.fast} ease-out` } },
});
