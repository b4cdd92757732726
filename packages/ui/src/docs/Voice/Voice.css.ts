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

export const rule = style({ paddingInlineStart: space.xs, textWrap: 'pretty' });

/** A drawer's front: its section, and how many texts lie in it. */
export const drawer = style({
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

export const tally = style({ display: 'flex', alignItems: 'center', gap: space.xs, color: theme.color.textMuted });

globalStyle(`[open] > ${drawer} svg`, { transform: 'rotate(180deg)' });
