import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { duration, fontSize, layer, lineHeight, motionAllowed, space } from '../../theme/tokens.js';

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = style({
  zIndex: layer.floating,
  maxInlineSize: 'min(18rem, var(--radix-tooltip-content-available-width))',
  paddingBlock: space.xs2,
  paddingInline: space.xs,
  // Visible in forced colours, which remove the background.
  border: '1px solid transparent',
  borderRadius: theme.radius.control,
  background: theme.color.text,
  color: theme.color.background,
  fontSize: fontSize.label,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
  '@media': { [motionAllowed]: { animation: `${appear} ${duration.fast} ease-out` } },
});
