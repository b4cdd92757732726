import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { duration, from, motionAllowed, space } from '../../theme/tokens.js';
import { title as plainTitle } from '../modal.css.js';

const appear = keyframes({ from: { opacity: 0 } });
const slide = keyframes({ from: { opacity: 0, transform: `translateX(${space.xl})` } });

/** As large as the page on a phone, and at its end on wider screens. */
export const sheet = style({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '100%',
  maxBlockSize: 'none',
  marginBlock: 0,
  marginInline: 'auto 0',
  padding: 0,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: theme.color.surface,
  color: theme.color.text,
  boxShadow: theme.shadow.float,
  '::backdrop': { background: theme.color.overlay },
  '@media': {
    [from.tablet]: { inlineSize: '32rem', maxInlineSize: '92%' },
    [motionAllowed]: {
      animation: `${slide} ${duration.slow} ease-out`,
      '::backdrop': { animation: `${appear} ${duration.fast} ease-out` },
    },
  },
});

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInline: `${space.md} ${space.xs}`,
  borderBlockEnd: `1px solid ${theme.color.border}`,
  background: theme.color.surface,
  '@media': { [from.tablet]: { paddingInline: `${space.lg} ${space.sm}` } },
});

export const title = style([
  plainTitle,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
]);

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  padding: space.md,
  '@media': { [from.tablet]: { padding: space.lg } },
});
