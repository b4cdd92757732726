import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';

export const clickableRow = style({ cursor: 'pointer' });

/** In the text colour, because the whole row leads there. */
export const rowLink = style({
  display: 'inline-block',
  minBlockSize: '1.5rem',
  maxInlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationColor: theme.color.borderStrong,
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { textDecorationColor: 'currentColor' },
});
