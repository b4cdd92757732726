import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/tokens.js';

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  lineHeight: lineHeight.snug,
  color: theme.color.text,
});

export const caption = style({
  paddingBlockEnd: space.xs,
  textAlign: 'start',
  fontWeight: fontWeight.strong,
});

const border = `1px solid ${theme.color.border}`;

export const label = style({
  inlineSize: '8.5rem',
  paddingBlock: space.xs,
  paddingInlineEnd: space.sm,
  borderBlock: border,
  verticalAlign: 'baseline',
  textAlign: 'start',
  fontFamily: theme.font.display,
  fontSize: fontSize.label,
  fontWeight: fontWeight.display,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  color: theme.color.textMuted,
});

export const value = style({ paddingBlock: space.xs, borderBlock: border, verticalAlign: 'baseline' });

export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.md, rowGap: space.xs2 });

export const item = style({
  minInlineSize: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});
