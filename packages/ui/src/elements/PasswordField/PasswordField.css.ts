import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { size } from '../../theme/tokens.js';

export const box = style({ position: 'relative', display: 'grid' });

/** Weighs more than the padding of every field, whose sheet may come before or after this one. */
export const besideEye = style({ selectors: { 'input&': { paddingInlineEnd: size.target } } });

export const eye = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.target,
  border: 0,
  borderRadius: theme.radius.control,
  background: 'transparent',
  color: theme.color.textMuted,
  cursor: 'pointer',
  ':hover': { color: theme.color.text },
});
