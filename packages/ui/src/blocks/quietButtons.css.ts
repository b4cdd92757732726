import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens.js';

/** A row of quiet buttons in a text: their labels, and not their invisible edges, begin where the text begins. */
export const quietButtons = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-1px - ${space.sm})`,
  ':empty': { display: 'none' },
});
