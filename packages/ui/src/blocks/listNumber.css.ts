import { style } from '@vanilla-extract/css';
import { heading } from '../elements/Heading/Heading.css.js';
import { theme } from '../theme/contract.css.js';

/** The number beside an entry of a list to read. */
export const listNumber = style([
  heading.title,
  { color: theme.color.accent.text, fontVariantNumeric: 'tabular-nums lining-nums' },
]);
