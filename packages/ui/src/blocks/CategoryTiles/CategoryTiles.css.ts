import { style } from '@vanilla-extract/css';
import { hiddenText } from '../../theme/hiddenText.js';
import { theme } from '../../theme/contract.css.js';
import { duration, fontSize, fontWeight, lineHeight, motionAllowed, size, space } from '../../theme/tokens.js';

/** Two rows, which are scrolled sideways where they do not fit. Without tiles they have the same height. */
export const tiles = style({
  // The counts that a phone hides stay inside.
  position: 'relative',
  display: 'grid',
  gridTemplateRows: `repeat(2, ${size.target})`,
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(max-content, 1fr)',
  gap: space.xs,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
});

export const tile = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  blockSize: '100%',
  paddingInline: space.sm,
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
  background: theme.color.surface,
  color: theme.color.text,
  lineHeight: lineHeight.snug,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  ':hover': { borderColor: theme.color.borderStrong },
  ':focus-visible': { outlineOffset: '-3px' },
  '@media': { [motionAllowed]: { transition: `border-color ${duration.fast}` } },
});

export const name = style({ fontFamily: theme.font.display, fontWeight: fontWeight.display });

/** On a phone more names are visible without it. */
export const count = style({
  color: theme.color.textMuted,
  fontSize: fontSize.label,
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': { '(width < 40rem)': hiddenText },
});
