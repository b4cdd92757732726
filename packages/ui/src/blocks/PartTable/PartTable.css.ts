import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { space } from '../../theme/tokens.js';

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.sm,
});

const thumbSize = '3rem';

export const thumb = style({ inlineSize: thumbSize, blockSize: thumbSize, overflow: 'hidden' });

/** Drawn at twice its size and shrunk, so that the stand-in for a missing picture fits too. */
export const shrunk = style({
  inlineSize: `calc(2 * ${thumbSize})`,
  blockSize: `calc(2 * ${thumbSize})`,
  transform: 'scale(0.5)',
  transformOrigin: 'top left',
});

export const soldOut = style({
  display: 'inline-flex',
  verticalAlign: 'bottom',
  alignItems: 'center',
  gap: space.xs2,
  color: theme.color.danger.text,
});
