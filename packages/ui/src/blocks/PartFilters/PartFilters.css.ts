import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from, lineHeight, space } from '../../theme/tokens.js';

/** Two buttons on a phone; the fields and the buttons on wider screens, in one row where there is room. */
export const root = style({ '@media': { [from.tablet]: { alignItems: 'end' } } });

/** Only on wider screens; a phone has these fields in the sheet. */
export const fields = style({
  display: 'none',
  '@media': {
    [from.tablet]: {
      display: 'grid',
      flex: '1 1 24rem',
      gridAutoFlow: 'column',
      // The names of the sort orders are longer than a price.
      gridTemplateColumns: 'minmax(0, 2fr)',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: space.sm,
      minInlineSize: 0,
    },
  },
});

export const toggle = style({ display: 'grid', flex: '1 1 auto', '@media': { [from.tablet]: { display: 'none' } } });

/** No box on a phone, so that its only visible button shares the row of the other one. */
export const buttons = style({
  display: 'contents',
  '@media': { [from.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm } },
});

export const facet = style({ display: 'none', '@media': { [from.tablet]: { display: 'block' } } });

export const trucks = style({ display: 'grid', flex: '1 1 auto', '@media': { [from.tablet]: { flex: '0 0 auto' } } });

// Both buttons fit beside each other on a phone.
globalStyle(`${toggle} > button, ${trucks} > button`, {
  '@media': { '(width < 40rem)': { paddingInline: space.sm } },
});

/** The buttons at the end of a sheet stay in reach, unless the window is too low for them and a filter. */
export const actions = style({
  marginBlockEnd: `calc(-1 * ${space.md})`,
  paddingBlock: space.sm,
  borderBlockStart: `1px solid ${theme.color.border}`,
  background: theme.color.surface,
  '@media': { '(min-height: 30rem)': { position: 'sticky', insetBlockEnd: 0, zIndex: 1 } },
});

/** A focused field is scrolled clear of the head and the buttons. */
export const sheet = style({
  '@media': { '(min-height: 30rem)': { scrollPaddingBlock: '5rem 10rem' } },
});

export const action = style({ flex: '1 1 9rem' });

export const facetGroup = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const facetLegend = style({ marginBlockEnd: space.xs2, padding: 0, lineHeight: lineHeight.snug });

export const facetList = style({});

/** The whole row is the target, and its count stands at the end of the row. */
globalStyle(`${facetList} label`, { inlineSize: '100%' });
globalStyle(`${facetList} label > span, ${facetList} label > span > span`, { flexGrow: 1 });
