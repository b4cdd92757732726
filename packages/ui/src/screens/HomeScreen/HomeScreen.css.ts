import { style } from '@vanilla-extract/css';
import { from, space } from '../../theme/tokens.js';

export const partGrid = style({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** Passes the rows of the grid to the card, so that the parts of all cards align. */
export const cardCell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@supports': { '(grid-template-rows: subgrid)': { gridRow: 'span 5', gridTemplateRows: 'subgrid', rowGap: 0 } },
});

export const reviewGrid = style({
  display: 'grid',
  gap: space.lg,
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/**
 * Far below the first screen: the browser lays a section out when it comes near. Until then it has about its height on a phone, a
 * tablet and a desktop, so that the scroll bar does not jump.
 */
const skipped = ([phone, tablet, desktop]: [string, string, string]) =>
  style({
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${phone}`,
    '@media': {
      [from.tablet]: { containIntrinsicBlockSize: `auto ${tablet}` },
      [from.desktop]: { containIntrinsicBlockSize: `auto ${desktop}` },
    },
  });

export const reviewsSection = skipped(['57.5rem', '53rem', '29rem']);
export const showroomsSection = skipped(['29.5rem', '42rem', '58rem']);
export const ownerSection = skipped(['35rem', '29rem', '22rem']);

export const allPartsLink = style({ display: 'grid', justifyContent: 'center', marginBlockStart: space.lg });
