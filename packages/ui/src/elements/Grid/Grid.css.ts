import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

const columnWidth = createVar();
export const columnWidthName = columnWidth.slice('var('.length, -1);

const maxColumns = createVar();
export const maxColumnsName = maxColumns.slice('var('.length, -1);

const gapWidth = createVar();

/** The width of a column of which `maxColumns` fill the grid. */
const smallest = `(100% - (${maxColumns} - 1) * ${gapWidth}) / ${maxColumns}`;

const base = style({
  display: 'grid',
  gap: gapWidth,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${columnWidth}, ${smallest})), 1fr))`,
});

export const grid = styleVariants(space, (value) => [base, { vars: { [gapWidth]: value } }]);
