import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { duration, from, layer, lineHeight, motionAllowed, size, space } from '../../theme/tokens.js';

/** The vertical position of a toast, read by react-toastify when it is dragged. */
const dragPosition = '--y';
const toneColor = createVar();

/** The heights of the sticky bars at the edges of the viewport, which are set on the stack. */
export const barSpace = { above: '--bar-above', below: '--bar-below' } as const;

const top = (margin: string) => `calc(${margin} + var(${barSpace.above}, 0px))`;
const bottom = (margin: string) => `calc(${margin} + var(${barSpace.below}, 0px))`;

export const stack = style({
  position: 'fixed',
  insetInline: space.md,
  insetBlockStart: top(space.md),
  zIndex: layer.floating,
  display: 'grid',
  gap: space.xs,
  maxInlineSize: size.column,
  marginInline: 'auto',
  pointerEvents: 'none',
  selectors: { '&[data-moved]': { insetBlock: `auto ${bottom(space.md)}` } },
  '@media': {
    [from.tablet]: {
      inset: `auto ${space.lg} ${bottom(space.lg)} auto`,
      inlineSize: size.column,
      marginInline: 0,
      selectors: { '&[data-moved]': { insetBlock: `${top(space.lg)} auto` } },
    },
    print: { display: 'none' },
  },
});

const appear = keyframes({ from: { opacity: 0, transform: `translateY(calc(-1 * ${space.xs}))` } });

const card = style({
  vars: { [dragPosition]: '0' },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.sm,
  paddingInlineStart: space.md,
  border: `1px solid ${theme.color.border}`,
  borderInlineStart: `3px solid ${toneColor}`,
  borderRadius: theme.radius.control,
  background: theme.color.surface,
  color: theme.color.text,
  boxShadow: theme.shadow.float,
  lineHeight: lineHeight.snug,
  pointerEvents: 'auto',
  '@media': { [motionAllowed]: { animation: `${appear} ${duration.slow} ease-out` } },
});

export const toast = styleVariants({
  success: [card, { vars: { [toneColor]: theme.color.success.text } }],
  danger: [card, { vars: { [toneColor]: theme.color.danger.text } }],
});

export const icon = style({ display: 'grid', color: toneColor });

export const text = style({ paddingBlock: space.sm });

export const action = style({ display: 'block', marginBlockStart: space.xs });

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

const timeout = keyframes({ from: { opacity: 0 }, to: { opacity: 0 } });

/** The end of this invisible animation closes the toast, so it also runs with reduced motion. */
export const timer = style({
  animationName: timeout,
  animationTimingFunction: 'linear',
  animationFillMode: 'forwards',
  selectors: { [`${card}:focus-within &, ${card}:hover &`]: { animationPlayState: 'paused !important' } },
});

globalStyle(`${card} > [data-hidden="true"]`, { position: 'absolute', blockSize: 0, overflow: 'hidden' });
