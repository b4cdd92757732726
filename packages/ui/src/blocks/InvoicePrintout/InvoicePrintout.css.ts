import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { space } from '../../theme/tokens.js';

/** "Copy" on a second print. */
export const copy = style({
  paddingInline: space.xs,
  border: `2px solid ${theme.color.text}`,
  color: theme.color.text,
});

export const totals = style({
  justifySelf: 'end',
  inlineSize: '100%',
  maxInlineSize: '20rem',
});

export const signatures = style({
  flex: '1 1 40mm',
  paddingBlockStart: space.xl2,
});
