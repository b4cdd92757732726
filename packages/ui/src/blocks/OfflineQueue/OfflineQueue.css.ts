import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { space } from '../../theme/tokens.js';

export const list = style({
  border: `1px solid ${theme.color.border}`,
  borderInlineStart: `3px solid ${theme.color.accent.surface}`,
  borderRadius: theme.radius.panel,
  background: theme.color.surface,
});

export const text = style({
  display: 'grid',
  flex: '1 1 12rem',
  gap: space.xs2,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** A refusal has a line for each price that has changed, and for each refused part. */
export const refusalText = style({ whiteSpace: 'pre-line' });
