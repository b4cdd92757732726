import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { space } from '../../theme/tokens.js';

/** The pasted list, set off from the lines of the order. */
export const paste = style({
  paddingInlineStart: space.md,
  borderInlineStart: `3px solid ${theme.color.border}`,
});

export const footer = style({
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${theme.color.border}`,
});
