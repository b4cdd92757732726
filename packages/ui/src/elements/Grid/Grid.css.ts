import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

const smallestColumn = createVar();
const columnCount = createVar();
const gapWidth = createVar();

/** The width of a column of which `columnCount` fill the grid. */
const smallest = `(100% - (${columnCount} - 1) * ${gapWidth}) / ${columnCount}`;

const base = style({
  display: 'grid',
  gap: gapWidth,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${smallestColumn}, ${smallest})), 1fr))`,
});

export const grid = styleVariants(space, (value) => [base, { vars: { [gapWidth]: value } }]);

const widths = { xs: '6rem', sm: '9rem', md: '16rem', lg: '20rem', xl: '24rem' };

export const columnWidths = styleVariants(widths, (value) => ({ vars: { [smallestColumn]: value } }));

export const columnCounts = styleVariants({ 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 12: '12' }, (value) => ({
  vars: { [columnCount]: value },
}));
