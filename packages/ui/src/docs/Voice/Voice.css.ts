import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { size, space } from '../../theme/tokens.js';

export const list = style({
  display: 'grid',
  gap: space.close,
  maxInlineSize: size.measure,
  paddingInlineStart: space.wide,
  listStyle: 'decimal',
});

export const rule = style({ paddingInlineStart: space.tight, textWrap: 'pretty' });

/** A drawer's front: its section, and how many texts lie in it. */
export const drawer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.normal,
  minBlockSize: size.target,
  paddingInline: space.normal,
  border: `1px solid ${theme.color.rule}`,
  background: theme.color.surface,
  cursor: 'pointer',
  ':hover': { borderColor: theme.color.ruleStrong },
});

export const tally = style({ display: 'flex', alignItems: 'center', gap: space.tight, color: theme.color.inkMuted });

globalStyle(`[open] > ${drawer} svg`, { transform: 'rotate(180deg)' });
