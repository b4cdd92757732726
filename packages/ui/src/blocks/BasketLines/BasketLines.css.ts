import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from, lineHeight, space } from '../../theme/tokens.js';
import { row } from '../orderItem.css.js';

const phone = '(width < 40rem)';

const border = `1px solid ${theme.color.border}`;

/** Two rows beside the picture on a phone: the name with its buttons, and the quantity with the sum. In one row where they fit. */
export const line = style([
  row,
  {
    '@media': {
      [phone]: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        columnGap: space.xs,
        rowGap: space.xs2,
        paddingBlock: space.xs2,
      },
    },
  },
]);

export const picture = style({ '@media': { [phone]: { gridRow: '1 / span 2', paddingBlockStart: space.xs2 } } });

export const texts = style({
  flex: '1 1 10rem',
  alignSelf: 'center',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const amounts = style({
  flex: '1 1 14rem',
  minInlineSize: 0,
  '@media': { [phone]: { gridColumn: '2 / -1' }, [from.tablet]: { maxInlineSize: '16rem' } },
});

globalStyle(`${amounts} > :first-child`, { flex: '1 1 7rem', minInlineSize: 0, maxInlineSize: '8.5rem' });

/** The sum of a line above the price of one piece. */
export const sums = style({ flex: '1 1 auto', textAlign: 'end' });

export const sum = style({ lineHeight: lineHeight.tight, textAlign: 'end' });

export const messages = style({ flex: '1 1 100%', gridColumn: '1 / -1' });

export const lineButtons = style({
  '@media': { [phone]: { gridRow: 1, gridColumn: 3, marginInlineEnd: `calc(-1 * ${space.sm})` } },
});

export const undoRow = style({
  paddingBlock: space.xs,
  paddingInline: space.sm,
  background: theme.color.surfaceSunken,
});

globalStyle(`* + ${undoRow}, ${undoRow} + *`, { borderBlockStart: border });
