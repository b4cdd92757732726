import { style } from '@vanilla-extract/css';
import { from, space } from '../../theme/tokens.js';

export const grid = style({
  display: 'grid',
  gap: space.xs,
  // The smallest phones have one.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  '@media': {
    [from.tablet]: { gap: space.lg, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** On a phone the browser skips the cards that are far outside of the viewport, with their pictures. */
const phone = 'screen and (width < 40rem)';

/** Passes the rows of the grid to the card, so that the parts of cards beside each other align. */
export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    // The height is that of the picture and of usual texts. Paper gets all cards.
    [phone]: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto calc(34vw + 15rem)' },
    [from.tablet]: {
      '@supports': { '(grid-template-rows: subgrid)': { gridRow: 'span 5', gridTemplateRows: 'subgrid', rowGap: 0 } },
    },
  },
});
