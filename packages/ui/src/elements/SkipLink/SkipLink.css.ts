import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, layer, size, space } from '../../theme/tokens.js';

/** Hidden until it has the focus. */
export const skipLink = style({
  position: 'fixed',
  insetBlockStart: space.xs,
  insetInlineStart: space.xs,
  zIndex: layer.skipLink,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.target,
  maxInlineSize: `calc(100% - 2 * ${space.xs})`,
  paddingInline: space.lg,
  borderRadius: theme.radius.control,
  background: theme.color.surface,
  color: theme.color.text,
  fontWeight: fontWeight.strong,
  boxShadow: theme.shadow.float,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
