import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.sm,
  marginBlockStart: space.xs,
});

/** What follows two short facts. */
export const lastFact = style({ gridColumn: '1 / -1' });
