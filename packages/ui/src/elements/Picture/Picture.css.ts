import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/contract.css.js';
import { fontSize, fontWeight, space } from '../../theme/tokens.js';

/** Lets the image be the child of the box around the component, whatever formats it offers. */
export const formats = style({ display: 'contents' });

export const image = styleVariants({
  natural: { inlineSize: '100%', blockSize: 'auto' },
  cover: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  contain: { inlineSize: '100%', blockSize: '100%', objectFit: 'contain' },
});

const drawn = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  containerType: 'inline-size',
  // Nothing was shot, so there is no sweep to go on with: at night that would be the brightest thing in sight.
  background: theme.color.surfaceSunken,
  color: theme.color.textMuted,
  fontSize: fontSize.label,
  fontWeight: fontWeight.strong,
});

const filling = style([drawn, { blockSize: '100%' }]);

export const placeholder = styleVariants({ natural: [drawn], cover: [filling], contain: [filling] });

/** Takes the shape of the missing picture, so that nothing moves. */
export const shape = style({ gridArea: '1 / 1', inlineSize: '100%', blockSize: 'auto' });

export const drawing = style({
  gridArea: '1 / 1',
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
  padding: space.xs,
});

export const outline = style({ fontSize: '2.5rem' });

/** In a thumbnail there is room for the drawing alone. */
export const caption = style({ '@container': { '(max-width: 7rem)': { display: 'none' } } });
