import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, space } from '../../theme/tokens.js';

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space.sm,
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

/** Where the part is, which the picker reads first. */
export const shelf = style({ display: 'block', fontSize: fontSize.lead });

export const quantity = style({
  fontSize: fontSize.lead,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const orders = style({ gridColumn: '2 / -1' });
