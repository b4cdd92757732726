import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { space } from '../../theme/tokens.js';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space.md,
});

/** What is recorded when the button is pressed. */
export const summary = style({
  display: 'grid',
  gap: space.xs2,
  padding: space.sm,
  border: `1px solid ${theme.color.border}`,
  borderInlineStart: `3px solid ${theme.color.accent.border}`,
  background: theme.color.surface,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
