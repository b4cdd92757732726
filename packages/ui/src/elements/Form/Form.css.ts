import { style, styleVariants } from '@vanilla-extract/css';
import { from, space } from '../../theme/tokens.js';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md });

const grid = style({ display: 'grid', gap: space.sm });

export const actions = styleVariants({
  start: [grid, { '@media': { [from.tablet]: { gridAutoFlow: 'column', justifyContent: 'start' } } }],
  full: [grid],
});
