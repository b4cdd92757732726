import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { duration, from, lineHeight, motionAllowed, size, space } from '../../theme/tokens.js';

/** Vertical place of a toast, which the drag of react-toastify reads. */
const dragOrigin = '--y';
const toneOf = createVar();

export const stack = style({
  position: 'fixed',
  insetInline: space.md,
  insetBlockStart: space.md,
  zIndex: 30,
  display: 'grid',
  gap: space.xs,
  maxInlineSize: size.column,
  marginInline: 'auto',
  pointerEvents: 'none',
  '@media': {
    [from.tablet]: { inset: `auto ${space.lg} ${space.lg} auto`, inlineSize: size.column, marginInline: 0 },
  },
});

const appear = keyframes({ from: { opacity: 0, transform: `translateY(-${space.xs})` } });

const card = style({
  vars: { [dragOrigin]: '0' },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.sm,
  paddingInlineStart: space.md,
  border: `1px solid ${theme.color.border}`,
  borderInlineStart: `3px solid ${toneOf}`,
  borderRadius: theme.radius.control,
  background: theme.color.surface,
  color: theme.color.text,
  boxShadow: theme.shadow.float,
  lineHeight: lineHeight.snug,
  pointerEvents: 'auto',
  '@media': { [motionAllowed]: { animation: `${appear} ${duration.slow} ease-out` } },
});

export const toast = styleVariants({
  success: [card, { vars: { [toneOf]: theme.color.success.text } }],
  danger: [card, { vars: { [toneOf]: theme.color.danger.text } }],
});

export const sign = style({ display: 'grid', color: toneOf });

export const words = style({ paddingBlock: space.sm });

export const close = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  padding: 0,
  border: 0,
  borderRadius: theme.radius.control,
  background: 'transparent',
  color: theme.color.textMuted,
  cursor: 'pointer',
  ':hover': { color: theme.color.text },
});

const run = keyframes({ from: { opacity: 0 }, to: { opacity: 0 } });

/** The end of this unseen animation closes the toast, so it runs for those who want no movement too. */
export const timer = style({
  animationName: run,
  animationTimingFunction: 'linear',
  animationFillMode: 'forwards',
  selectors: { [`${card}:focus-within &, ${card}:hover &`]: { animationPlayState: 'paused !important' } },
});

globalStyle(`${card} > [data-hidden="true"]`, { position: 'absolute', blockSize: 0, overflow: 'hidden' });
