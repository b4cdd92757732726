import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const facts = style({ marginBlockStart: space.xs });

/** What follows two short facts. */
export const lastFact = style({ gridColumn: '1 / -1' });
