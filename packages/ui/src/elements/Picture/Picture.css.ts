import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, space } from '../../theme/tokens.js';

/** Makes the image, not `picture`, the layout child of the container. */
export const picture = style({ display: 'contents' });

export const image = styleVariants({
  natural: { inlineSize: '100%', blockSize: 'auto' },
  cover: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  contain: { inlineSize: '100%', blockSize: '100%', objectFit: 'contain' },
});

const placeholderBase = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  containerType: 'inline-size',
  // Not `imageBackground`, which would be the brightest area of a page in dark mode.
  background: theme.color.surfaceSunken,
  color: theme.color.textMuted,
  fontSize: fontSize.label,
  fontWeight: fontWeight.strong,
});

const fillingPlaceholder = style([placeholderBase, { blockSize: '100%' }]);

export const placeholder = styleVariants({
  natural: [placeholderBase],
  cover: [fillingPlaceholder],
  contain: [fillingPlaceholder],
});

/** Has the aspect ratio of the missing picture, so that the layout does not shift. */
export const aspectRatio = style({ gridArea: '1 / 1', inlineSize: '100%', blockSize: 'auto' });

export const placeholderContent = style({
  gridArea: '1 / 1',
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
  padding: space.xs,
});

export const placeholderIcon = style({ fontSize: '2.5rem' });

/** A thumbnail shows the icon only. */
export const caption = style({ '@container': { '(max-width: 7rem)': { display: 'none' } } });
