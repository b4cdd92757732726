import type { PictureSource } from '@dealerkit/ui/UiProvider';
import { photo } from './photo.js';

/** Stands on the page that does not exist. */
export const notFoundPicture: PictureSource = {
  ...photo({ name: 'not-found', width: 1200, height: 900, avif: [600, 1200], webp: [600, 1200] }),
  alt: 'A small lorry stopped at the edge of a road that has broken in two',
};
