import { globalStyle, style } from '@vanilla-extract/css';
import { size, space } from '../../theme/tokens.js';
import { narrow } from './DataTable.css.js';

/** A table whose rows have two lines in a narrow container: the row header, then the values and the buttons. */
export const twoLines = style({});

const row = `${twoLines} > tbody > tr`;

globalStyle(row, { '@container': { [narrow]: { display: 'flex', flexFlow: 'row wrap', alignContent: 'start' } } });

globalStyle(`${row} > th`, {
  '@container': {
    [narrow]: {
      flex: '1 0 100%',
      blockSize: `calc(3rem + ${space.xs})`,
      paddingBlock: `${space.xs} 0`,
      background: 'none',
    },
  },
});

globalStyle(`${row} > td`, {
  '@container': {
    [narrow]: {
      alignContent: 'center',
      blockSize: 'auto',
      minBlockSize: `calc(${size.target} + ${space.xs})`,
      paddingBlock: space.xs2,
      borderBlockStart: 0,
    },
  },
});

// All rows of a virtual list have the height of a label and two lines of text, which are higher in Bangla.
globalStyle(`${twoLines}[role='grid'] > tbody > tr`, { '@container': { [narrow]: { blockSize: '8.5rem' } } });

globalStyle(`${twoLines}[role='grid'] > tbody > tr > td`, { '@container': { [narrow]: { blockSize: '5rem' } } });

// Values of equal width are aligned in all rows.
globalStyle(`${row} > [data-label]`, {
  '@container': {
    [narrow]: { flex: '1 1 0', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, minInlineSize: 0, paddingInlineEnd: 0 },
  },
});

// The first value is a price, or another long one.
globalStyle(`${row} > th + [data-label]`, { '@container': { [narrow]: { flexGrow: 1.4 } } });

// A long number wraps instead of covering the next value.
globalStyle(`${row} > [data-label] > span`, { '@container': { [narrow]: { whiteSpace: 'normal' } } });

/** A value that two lines leave out. */
export const hidden = style({
  '@container': { [narrow]: { selectors: { [`${row} > &`]: { display: 'none' } } } },
});
