import { globalStyle, style } from '@vanilla-extract/css';
import { from, space } from '../../theme/tokens.js';
import { unlabelledField } from '../unlabelledField.css.js';

export const fields = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space.xs });

/** On a phone the first order stands above the filters. */
export const foldedFields = style([fields, { display: 'none', '@media': { [from.tablet]: { display: 'flex' } } }]);

export const searchField = style([unlabelledField, { flex: '1 1 14rem' }]);

export const dates = style({ flexBasis: '100%', maxInlineSize: '20rem' });

export const sortField = style([
  unlabelledField,
  { flex: '1 1 11.5rem', '@media': { [from.tablet]: { flexGrow: 0 } } },
]);

// The labels are for screen readers, and take no space.
globalStyle(`${searchField} > div, ${sortField} > div`, { gap: 0 });
globalStyle(`${searchField} > div > div:first-child, ${sortField} > div > div:first-child`, { position: 'absolute' });
globalStyle(`${fields} > button`, { paddingInline: space.md });
