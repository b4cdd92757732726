import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { duration, motionAllowed, space } from '../../theme/tokens.js';

const turn = keyframes({ to: { rotate: '360deg' } });
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const ring = style({
  display: 'block',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  border: `3px solid ${theme.color.border}`,
  borderBlockStartColor: theme.color.accent.border,
  borderRadius: '50%',
  '@media': {
    // What is there at once needs no spinner: it only shows to those who wait.
    [motionAllowed]: {
      animation: `${turn} 800ms linear infinite, ${appear} ${duration.fast} ${duration.fast} backwards`,
    },
  },
});

/** Fills the window under the bar: a footer in sight would jump out of it when the page comes. */
export const page = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 'calc(100dvh - 4rem)',
  padding: space.lg,
});
