import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { duration, fontSize, fontWeight, from, lineHeight, motionAllowed, size, space } from '../../theme/tokens.js';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${space.tight})` } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 20,
  background: theme.color.scrim,
  '@media': { [motionAllowed]: { animation: `${appear} ${duration.fast} ease-out` } },
});

/** Holds the dialog in the middle without a transform, which is the animation's. */
export const stage = style({
  position: 'fixed',
  inset: 0,
  zIndex: 20,
  display: 'grid',
  placeItems: 'center',
  padding: space.normal,
  overflowY: 'auto',
});

export const dialog = style({
  display: 'grid',
  gap: space.close,
  inlineSize: '100%',
  maxInlineSize: size.column,
  padding: space.wide,
  borderBlockStart: `3px solid ${theme.color.ruleStrong}`,
  borderRadius: theme.radius.plate,
  background: theme.color.surface,
  color: theme.color.ink,
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

export const body = style({ color: theme.color.inkMuted });

export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.close,
  marginBlockStart: space.tight,
  '@media': { [from.tablet]: { display: 'flex', justifyContent: 'flex-end' } },
});
