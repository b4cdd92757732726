import { style } from '@vanilla-extract/css';
import { container } from '../elements/Section/Section.css.js';
import { from, space } from '../theme/tokens.js';

/** The content of a banner: the title of the page, and what stands beside it on a desktop. */
export const bannerContent = style([
  container,
  {
    paddingBlock: 'clamp(2rem, 1.4rem + 2.6vw, 3.5rem)',
    '@media': { [from.desktop]: { columnGap: space.xl2 } },
  },
]);
