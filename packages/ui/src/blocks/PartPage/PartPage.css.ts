import { style } from '@vanilla-extract/css';
import { space } from '../../theme/tokens.js';

export const otherNumber = style({ marginInlineEnd: space.sm, overflowWrap: 'anywhere' });

/** About as long as most titles. */
export const titleSkeleton = style({ display: 'block', inlineSize: '16em', maxInlineSize: '100%' });
