import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import {
  duration,
  fontSize,
  fontWeight,
  from,
  layer,
  lineHeight,
  motionAllowed,
  size,
  space,
} from '../../theme/tokens.js';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${space.xs})` } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.modal,
  background: theme.color.overlay,
  // The dialog turns the pointer off for the body.
  pointerEvents: 'auto',
  '@media': { [motionAllowed]: { animation: `${appear} ${duration.fast} ease-out` } },
});

/** Centres the dialog without a transform, because the animation sets one. */
export const positioner = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.modal,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: space.md,
  overflowY: 'auto',
});

export const dialog = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  inlineSize: '100%',
  maxInlineSize: size.column,
  padding: space.lg,
  borderBlockStart: `3px solid ${theme.color.borderStrong}`,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
  color: theme.color.text,
  boxShadow: theme.shadow.float,
  '@media': { [motionAllowed]: { animation: `${rise} ${duration.slow} ease-out` } },
});

export const title = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.title,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
  overflowWrap: 'anywhere',
});

export const body = style({ color: theme.color.textMuted, overflowWrap: 'anywhere' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.sm,
  marginBlockStart: space.xs,
});

/** Buttons share one line if their labels fit, else each takes a full line. */
export const action = style({
  display: 'grid',
  flex: '1 1 auto',
  maxInlineSize: '100%',
  '@media': { [from.tablet]: { flexGrow: 0 } },
});
