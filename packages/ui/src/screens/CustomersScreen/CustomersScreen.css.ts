import { style } from '@vanilla-extract/css';
import { unlabelledField } from '../../blocks/unlabelledField.css.js';
import { from } from '../../theme/tokens.js';

export const searchField = style([unlabelledField, { flex: '1 1 16rem' }]);

export const sortField = style([
  unlabelledField,
  { flex: '1 1 12rem', '@media': { [from.tablet]: { flexGrow: 0, flexBasis: '15rem' } } },
]);
