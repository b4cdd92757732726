import type { Content } from '../Content.js';
import { photo } from '../photo.js';

export const notFoundPicture: Content['notFoundPicture'] = {
  ...photo({ name: 'not-found', width: 1200, height: 900, avif: [600, 1200], webp: [600, 1200] }),
  alt: 'A small lorry stopped at the edge of a road that has broken in two',
};
