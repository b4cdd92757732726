import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/tokens.js';

export const breadcrumbs = style({ minInlineSize: 0 });

// On a phone the title of the page below is enough, and the price stays on the first screen.
globalStyle(`${breadcrumbs} li:last-child`, {
  display: 'none',
  '@media': { [from.tablet]: { display: 'flex' } },
});
