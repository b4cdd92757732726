import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { lineHeight, space } from '../../theme/tokens.js';

export const item = style({
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'baseline',
  rowGap: 0,
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${theme.color.border}`,
  breakInside: 'avoid',
});

/** A box to tick with a pen. */
export const box = style({
  inlineSize: '1rem',
  blockSize: '1rem',
  border: `2px solid ${theme.color.borderStrong}`,
  translate: '0 0.125rem',
});

export const quantity = style({ lineHeight: lineHeight.snug });

export const orders = style({ gridColumn: '2 / -1' });
