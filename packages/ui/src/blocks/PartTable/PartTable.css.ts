import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { space } from '../../theme/tokens.js';

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.sm,
});

export const outOfStock = style({
  display: 'inline-flex',
  verticalAlign: 'bottom',
  alignItems: 'center',
  gap: space.xs2,
  color: theme.color.danger.text,
});

/** Beside each other; on a card they fill its width. */
export const buttons = style({ display: 'flex', gap: space.xs });

globalStyle(`${buttons} > button`, { flexGrow: 1 });
