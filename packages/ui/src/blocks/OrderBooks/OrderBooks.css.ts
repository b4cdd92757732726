import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, space } from '../../theme/tokens.js';

export const customer = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.sm });

export const list = style({ borderBlock: `1px solid ${theme.color.border}` });

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.sm,
  minBlockSize: '2.75rem',
  paddingInline: space.xs,
  borderBlockStart: `1px solid ${theme.color.border}`,
  ':first-child': { borderBlockStartColor: 'transparent' },
});

export const muted = style({ fontSize: fontSize.label, color: theme.color.textMuted });

export const total = style({
  marginInlineStart: 'auto',
});
