import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { from, space } from '../../theme/tokens.js';

export const card = style({ overflow: 'clip', '@media': { [from.desktop]: { maxInlineSize: '42rem' } } });

export const form = style({ padding: space.md, '@media': { [from.desktop]: { padding: space.lg } } });

export const readOnly = style([
  form,
  { borderBlockEnd: `1px solid ${theme.color.border}`, background: theme.color.surfaceSunken },
]);
