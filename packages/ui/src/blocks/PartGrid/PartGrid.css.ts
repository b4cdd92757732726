import { style } from '@vanilla-extract/css';
import { from, space } from '../../theme/tokens.js';

export const grid = style({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** On a phone, where cards are below each other, the browser skips those far outside of the viewport with their pictures. */
const phone = 'screen and (width < 40rem)';

/** Passes the rows of the grid to the card, so that the parts of cards beside each other align. */
export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    // The height is that of the picture and of usual texts. Paper gets all cards.
    [phone]: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto calc(90vw + 18rem)' },
    [from.tablet]: {
      '@supports': { '(grid-template-rows: subgrid)': { gridRow: 'span 5', gridTemplateRows: 'subgrid', rowGap: 0 } },
    },
  },
});
