import { style } from '@vanilla-extract/css';
import { from, space } from '../../theme/tokens.js';

export const reviewGrid = style({
  display: 'grid',
  gap: space.sm,
  '@media': { [from.desktop]: { gap: space.lg, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const allPartsLink = style({ display: 'grid', justifyContent: 'center', marginBlockStart: space.md });
