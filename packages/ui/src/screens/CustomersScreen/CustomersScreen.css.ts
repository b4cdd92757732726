import { globalStyle, style } from '@vanilla-extract/css';
import { from, space } from '../../theme/tokens.js';

export const searchField = style({ flex: '1 1 16rem', minInlineSize: 0 });

export const sortField = style({
  flex: '1 1 12rem',
  '@media': { [from.tablet]: { flexGrow: 0, flexBasis: '15rem' } },
});

// The labels are for screen readers, and take no space.
globalStyle(`${searchField} > div, ${sortField} > div`, { gap: 0 });
globalStyle(`${searchField} > div > div:first-child, ${sortField} > div > div:first-child`, { position: 'absolute' });

export const more = style({ display: 'grid', justifyContent: 'center', paddingBlockStart: space.md });
