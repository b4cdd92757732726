import { style } from '@vanilla-extract/css';
import { from, space } from '../../theme/tokens.js';

export const reviewGrid = style({
  display: 'grid',
  gap: space.lg,
  '@media': { [from.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const allPartsLink = style({ display: 'grid', justifyContent: 'center', marginBlockStart: space.lg });
