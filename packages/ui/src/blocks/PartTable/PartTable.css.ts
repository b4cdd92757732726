import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { space } from '../../theme/tokens.js';

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.sm,
});

const thumbnailSize = '3rem';

export const thumbnail = style({ inlineSize: thumbnailSize, blockSize: thumbnailSize, overflow: 'hidden' });

/** Rendered at twice its size and scaled down, so that the text for a missing picture fits too. */
export const scaledDown = style({
  inlineSize: `calc(2 * ${thumbnailSize})`,
  blockSize: `calc(2 * ${thumbnailSize})`,
  transform: 'scale(0.5)',
  transformOrigin: 'top left',
});

export const outOfStock = style({
  display: 'inline-flex',
  verticalAlign: 'bottom',
  alignItems: 'center',
  gap: space.xs2,
  color: theme.color.danger.text,
});
