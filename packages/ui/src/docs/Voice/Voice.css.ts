import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { size, space } from '../../theme/tokens.js';

export const list = style({
  display: 'grid',
  gap: space.sm,
  maxInlineSize: size.measure,
  paddingInlineStart: space.lg,
  listStyle: 'decimal',
});

export const item = style({ paddingInlineStart: space.xs, textWrap: 'pretty' });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
  minBlockSize: size.target,
  paddingInline: space.md,
  border: `1px solid ${theme.color.border}`,
  background: theme.color.surface,
  cursor: 'pointer',
  ':hover': { borderColor: theme.color.borderStrong },
});

export const count = style({ display: 'flex', alignItems: 'center', gap: space.xs, color: theme.color.textMuted });

globalStyle(`[open] > ${summary} svg`, { transform: 'rotate(180deg)' });
