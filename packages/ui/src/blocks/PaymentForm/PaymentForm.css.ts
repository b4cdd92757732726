import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';

/** What is recorded when the button is pressed. */
export const summary = style({ borderInlineStart: `3px solid ${theme.color.accent.border}` });
