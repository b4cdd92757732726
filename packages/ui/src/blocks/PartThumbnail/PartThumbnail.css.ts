import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';

/** The width and height that a list sets. */
export const listedSize = createVar();

const thumbnailSize = fallbackVar(listedSize, '3rem');

export const thumbnail = style({
  display: 'block',
  flexShrink: 0,
  inlineSize: thumbnailSize,
  blockSize: thumbnailSize,
  overflow: 'hidden',
  borderRadius: theme.radius.panel,
});

/** Rendered at twice its size and scaled down, so that the text for a missing picture fits too. */
export const scaledDown = style({
  display: 'block',
  inlineSize: `calc(2 * ${thumbnailSize})`,
  blockSize: `calc(2 * ${thumbnailSize})`,
  transform: 'scale(0.5)',
  transformOrigin: 'top left',
});
