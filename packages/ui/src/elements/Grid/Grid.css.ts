import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { from, space } from '../../theme/tokens.js';

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

/** `field` is that of the shortest field of a form. */
const widths = { xs: '6rem', sm: '9rem', field: '12rem', md: '16rem', lg: '20rem', xl: '24rem' };

export const columnWidths = styleVariants(widths, (value) => ({ vars: { [smallestColumn]: value } }));

/** Without empty columns: the cells share the line. */
export const filled = style({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${smallestColumn}), 1fr))`,
});

export const columnCounts = styleVariants({ 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 12: '12' }, (value) => ({
  vars: { [columnCount]: value },
}));

const beside = (breakpoint: string, tracks: string) =>
  style({
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [breakpoint]: { gridTemplateColumns: tracks } },
  });

export const columns = {
  one: style({ gridTemplateColumns: 'minmax(0, 1fr)' }),
  'auto 1': style({ gridTemplateColumns: 'auto minmax(0, 1fr)' }),
  '1 auto': style({ gridTemplateColumns: 'minmax(0, 1fr) auto' }),
  two: style({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }),
  'tablet 1 1': beside(from.tablet, 'repeat(2, minmax(0, 1fr))'),
  'tablet 3 2': beside(from.tablet, 'minmax(0, 3fr) minmax(0, 2fr)'),
  'tablet 1 auto': beside(from.tablet, 'minmax(0, 1fr) auto'),
  'desktop 1 1 1': beside(from.desktop, 'repeat(3, minmax(0, 1fr))'),
  'desktop 3 2': beside(from.desktop, 'minmax(0, 3fr) minmax(0, 2fr)'),
  'desktop 5 7': beside(from.desktop, 'minmax(0, 5fr) minmax(0, 7fr)'),
};

export const align = styleVariants({
  stretch: {},
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
});
