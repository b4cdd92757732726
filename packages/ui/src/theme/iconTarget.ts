import { size } from './tokens.js';

/** The rules of a button or link that is only an icon, as wide and high as a target. */
export const iconTarget = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: size.target,
  blockSize: size.target,
  border: 0,
  background: 'transparent',
  color: 'inherit',
} as const;
