import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { duration, motionAllowed, space } from '../../theme/tokens.js';

const spin = keyframes({ to: { rotate: '360deg' } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const ring = style({
  display: 'block',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  border: `3px solid ${theme.color.border}`,
  borderBlockStartColor: theme.color.accent.border,
  borderRadius: '50%',
  '@media': {
    // The delay avoids a flash when loading is fast.
    [motionAllowed]: {
      animation: `${spin} 800ms linear infinite, ${appear} ${duration.fast} ${duration.fast} backwards`,
    },
  },
});

/** Fills the viewport below the page header, so that the footer does not move when the page is rendered. */
export const page = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 'calc(100dvh - 4rem)',
  padding: space.lg,
});
