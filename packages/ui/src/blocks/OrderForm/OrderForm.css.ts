import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from, space } from '../../theme/tokens.js';

export const form = style({
  // In a grid the footer would not stick.
  display: 'block',
  // Unlike `hidden`, `clip` lets the footer stick to the viewport.
  overflow: 'clip',
});

/** How far the sticky footer stays below the top of the form: it covers neither its title nor its first field. */
const footerLimit = '20rem';

/** The body above a sticky footer. The margin of the footer, which limits it, takes no space. */
export const aboveFooter = style({
  '@media': { screen: { marginBlockEnd: `calc(-1 * ${footerLimit})`, minBlockSize: footerLimit } },
});

export const footerBase = style({
  paddingBlock: space.sm,
  paddingInline: space.md,
  borderBlockStart: `1px solid ${theme.color.border}`,
  background: theme.color.surface,
  '@media': { [from.tablet]: { paddingInline: space.lg } },
});

/** Sticks to the bottom of the viewport while the form is visible. */
export const footer = style([
  footerBase,
  {
    borderBlockStartColor: theme.color.borderStrong,
    '@media': {
      screen: {
        position: 'sticky',
        insetBlockEnd: 0,
        marginBlockStart: footerLimit,
        // The shadow falls on the form above.
        boxShadow: `0 -10px 20px -14px ${theme.color.overlay}`,
      },
    },
  },
]);

/** On a phone the button fills the width next to the total, or its own line. */
globalStyle(`${footer} > button`, { '@media': { '(width < 40rem)': { flexGrow: 1 } } });

/** Below the footer, so that it is not in the way of the order. */
export const contactArea = style({ borderBlockStart: `1px solid ${theme.color.border}` });

/** On a phone the link and the button are stacked at full width. */
export const footerWithLink = style([
  footerBase,
  {
    display: 'grid',
    justifyContent: 'stretch',
    '@media': { [from.tablet]: { display: 'flex', justifyContent: 'space-between' } },
  },
]);

/** Keeps the focused field above the footer. */
globalStyle(`html:has(${footer})`, { scrollPaddingBlockEnd: '6rem' });

export const total = style({ minInlineSize: 0, marginInlineEnd: 'auto' });

export const skeletonButton = style({
  flexGrow: 1,
  inlineSize: '8.5rem',
  '@media': { [from.tablet]: { flexGrow: 0 } },
});
