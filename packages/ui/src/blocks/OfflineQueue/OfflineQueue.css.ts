import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';

export const list = style({ borderInlineStart: `3px solid ${theme.color.accent.surface}` });

/** A refusal has a line for each price that has changed, and for each refused part. */
export const refusalText = style({ whiteSpace: 'pre-line' });
