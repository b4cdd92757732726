import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from, space } from '../../theme/tokens.js';

/** The sum is the end of the page on a phone. */
export const page = style({ '@media': { '(width < 40rem)': { paddingBlockEnd: space.xl } } });

/** The lines beside the form on a desktop; the sum below the form, and at the bottom of a phone. */
export const content = style({
  '@media': { [from.desktop]: { gridTemplateRows: 'auto 1fr', columnGap: space.xl, alignItems: 'start' } },
});

export const linesArea = style({
  minInlineSize: 0,
  '@media': { [from.desktop]: { gridRow: '1 / span 2' } },
});

export const footer = style({ '@media': { [from.desktop]: { padding: space.md } } });

/** On a phone it sticks to the bottom of the viewport while the basket is visible, unless a large font leaves no room. */
export const stickyFooter = style([
  footer,
  {
    '@media': {
      'screen and (width < 64rem) and (height >= 40rem)': {
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: 1,
        boxShadow: `0 -10px 20px -14px ${theme.color.overlay}`,
      },
    },
  },
]);

globalStyle(`${footer} > div > button`, {
  '@media': { '(width < 40rem)': { flexGrow: 1 }, [from.desktop]: { flexBasis: '100%' } },
});

/** Keeps the focused row above the footer. */
globalStyle(`html:has(${stickyFooter})`, { scrollPaddingBlockEnd: '15rem' });
