import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontWeight, from, lineHeight, motionAllowed, space } from '../../theme/tokens.js';

export const rows = style({
  overflow: 'hidden',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.xs2,
  padding: space.sm,
  marginBlockStart: '-1px',
  borderBlockStart: `1px solid ${theme.color.border}`,
  '@media': { [from.tablet]: { gridTemplateColumns: '8rem 8rem minmax(0, 1fr)' } },
});

export const rowName = style({ fontWeight: fontWeight.strong });

export const bar = style({ display: 'block', blockSize: '0.75rem', background: theme.color.accent.border });

export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
  gap: space.lg,
});

export const box = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '6rem',
  padding: space.md,
  background: theme.color.surface,
  textAlign: 'center',
  lineHeight: lineHeight.snug,
});

export const border = style({ border: `1px solid ${theme.color.border}` });

export const borderStrong = style({ border: `1px solid ${theme.color.borderStrong}` });

export const focused = style({
  border: `1px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.control,
  outline: `3px solid ${theme.color.focus}`,
  outlineOffset: '2px',
});

export const floating = style({ borderRadius: theme.radius.panel, boxShadow: theme.shadow.float });

export const animationTrack = style({ position: 'relative', overflow: 'hidden', containerType: 'inline-size' });

const move = keyframes({ to: { transform: 'translateX(calc(100cqi - 100%))' } });

/** Moves while its row is hovered. */
export const animated = style({
  display: 'block',
  inlineSize: '2rem',
  blockSize: '0.75rem',
  background: theme.color.accent.border,
  '@media': {
    [motionAllowed]: {
      selectors: {
        [`${row}:hover &`]: {
          animationName: move,
          animationTimingFunction: 'ease-out',
          animationIterationCount: 'infinite',
          animationDirection: 'alternate',
        },
      },
    },
  },
});
