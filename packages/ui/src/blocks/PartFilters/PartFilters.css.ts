import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from, lineHeight, size, space } from '../../theme/tokens.js';

/** The height of the label of a field, beside which a button or a box has none. */
export const labelHeight = `calc(${lineHeight.snug} * 1rem + ${space.xs2})`;

/** Two buttons on a phone, and one row that wraps on wider screens. */
export const root = style({ display: 'flex', flexWrap: 'wrap', gap: space.sm, alignItems: 'start' });

export const toggle = style({ display: 'grid', flex: '1 1 12rem', '@media': { [from.tablet]: { display: 'none' } } });

/** Only on wider screens; a phone has these fields in the sheet. */
export const field = style({
  display: 'none',
  flex: '1 1 8rem',
  minInlineSize: 0,
  '@media': { [from.tablet]: { display: 'grid' } },
});

export const wideField = style([field, { flexBasis: '12rem' }]);

export const facet = style([
  field,
  { '@media': { [from.tablet]: { flexGrow: 0, flexBasis: 'auto', marginBlockStart: labelHeight } } },
]);

export const trucks = style({
  display: 'grid',
  flex: '1 1 8rem',
  '@media': { [from.tablet]: { flex: '0 0 auto', marginBlockStart: labelHeight } },
});

export const facetButton = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs });

export const prices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: space.sm,
});

export const groups = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.lg });

/** Stays in reach below the filters. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  marginBlockEnd: `calc(-1 * ${space.md})`,
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${theme.color.border}`,
  background: theme.color.surface,
});

export const show = style({ display: 'grid', flex: '1 1 12rem', minBlockSize: size.target });
