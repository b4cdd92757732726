import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from, size, space } from '../../theme/tokens.js';

/** Two buttons on a phone; the fields and the buttons on wider screens, in one row where there is room. */
export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  '@media': { [from.tablet]: { alignItems: 'end' } },
});

/** Only on wider screens; a phone has these fields in the sheet. */
const row = style({
  display: 'none',
  '@media': { [from.tablet]: { display: 'flex', flexWrap: 'wrap', gap: space.sm } },
});

export const fields = style([
  row,
  { '@media': { [from.tablet]: { flex: '1 1 24rem', minInlineSize: 0 }, [from.wideDesktop]: { flexBasis: '22rem' } } },
]);

export const sort = style({ flex: '2 1 10rem', minInlineSize: 0 });

export const price = style({ flex: '1 1 6rem', minInlineSize: 0 });

export const toggle = style({ display: 'grid', flex: '1 1 12rem', '@media': { [from.tablet]: { display: 'none' } } });

/** No box on a phone, so that its only visible button shares the row of the other one. */
export const buttons = style({
  display: 'contents',
  '@media': { [from.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm } },
});

export const facet = style({ display: 'none', '@media': { [from.tablet]: { display: 'block' } } });

export const trucks = style({ display: 'grid', flex: '1 1 8rem', '@media': { [from.tablet]: { flex: '0 0 auto' } } });

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
