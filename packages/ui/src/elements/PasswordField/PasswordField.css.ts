import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { size } from '../../theme/tokens.js';

export const root = style({ position: 'relative', display: 'grid' });

/** `input&` has a higher specificity than the padding of `Field`, whose stylesheet may load later. */
export const input = style({ selectors: { 'input&': { paddingInlineEnd: size.target } } });

export const toggle = style({
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
