import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens.js';

const offset = `calc(-1px - ${space.sm})`;

/** A row of quiet buttons in a text: their labels, and not their invisible edges, begin where the text begins. */
export const quietButtons = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: offset,
  ':empty': { display: 'none' },
});

/** A quiet button that begins a line on a phone. */
export const quietAtStart = style({ '@media': { '(width < 40rem)': { marginInlineStart: offset } } });
