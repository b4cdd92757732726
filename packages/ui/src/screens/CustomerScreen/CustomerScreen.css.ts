import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, lineHeight, size, space } from '../../theme/tokens.js';

export const phones = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.sm,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const phone = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.5rem',
  fontSize: fontSize.label,
  whiteSpace: 'nowrap',
  '@media': { '(pointer: coarse)': { minBlockSize: size.target } },
});

export const orders = style({ borderBlock: `1px solid ${theme.color.border}` });

export const order = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.sm,
  rowGap: space.xs2,
  minBlockSize: '2.75rem',
  paddingBlock: space.xs2,
  paddingInline: space.xs,
  borderBlockStart: `1px solid ${theme.color.border}`,
  lineHeight: lineHeight.snug,
  ':first-child': { borderBlockStartColor: 'transparent' },
});

export const orderName = style({ flex: '1 1 6rem', minInlineSize: 0 });

export const sum = style({
  flex: '0 0 auto',
  minInlineSize: '5rem',
  marginInlineStart: 'auto',
  textAlign: 'end',
});
