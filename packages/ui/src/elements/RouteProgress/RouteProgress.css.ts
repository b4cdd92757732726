import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { duration, forcedColors, layer, motionAllowed } from '../../theme/tokens.js';

const appear = keyframes({ to: { visibility: 'visible' } });
const grow = keyframes({ from: { scale: '0 1' }, to: { scale: '0.92 1' } });

/** The delay avoids a flash on fast navigations. */
export const bar = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: layer.floating,
  blockSize: '3px',
  background: theme.color.accent.surface,
  transformOrigin: 'left',
  visibility: 'hidden',
  animation: `${appear} 0s linear ${duration.fast} forwards`,
  pointerEvents: 'none',
  '@media': {
    [forcedColors]: { background: 'Highlight' },
    [motionAllowed]: {
      animation: `${appear} 0s linear ${duration.fast} forwards, ${grow} 8s cubic-bezier(0.05, 0.7, 0.1, 1) ${duration.fast} both`,
    },
  },
});
