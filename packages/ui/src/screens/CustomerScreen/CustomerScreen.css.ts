import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, size, space } from '../../theme/tokens.js';

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md });

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xs });

export const heading = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space.sm });

export const title = style({
  fontFamily: theme.font.display,
  fontSize: fontSize.lead,
  fontWeight: fontWeight.display,
  lineHeight: lineHeight.tight,
});

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

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

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

export const orderName = style({ flex: '1 1 10rem', minInlineSize: 0 });

export const muted = style({ fontSize: fontSize.label, color: theme.color.textMuted });

export const sum = style({
  flex: '0 0 auto',
  minInlineSize: '6rem',
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: fontWeight.strong,
  textAlign: 'end',
});
