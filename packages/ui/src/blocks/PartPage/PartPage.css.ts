import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';
import { theme } from '../../theme/contract.css.js';

export const otherNumber = style({ marginInlineEnd: space.sm, overflowWrap: 'anywhere' });

/** About as long as most titles. */
export const titleSkeleton = style({ display: 'block', inlineSize: '16em', maxInlineSize: '100%' });

export const related = style({
  paddingBlockStart: space.lg,
  borderBlockStart: `1px solid ${theme.color.border}`,
  // Paper has the part and its order.
  '@media': { print: { display: 'none' } },
});

// The navbar stays at the top.
globalStyle(`${related} > h2`, { scrollMarginBlockStart: '5rem', overflowWrap: 'anywhere' });
