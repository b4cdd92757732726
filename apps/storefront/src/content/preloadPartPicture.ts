import { pictureSources } from '@dealerkit/domain/parts/pictureFiles';
import { partDetailSizes } from '@dealerkit/ui/blocks/PartDetail';
import { preload } from 'react-dom';
import { pictureFor } from './photo.js';

/** Loads the picture of a part as its page shows it. */
export const preloadPartPicture = (url = '') => {
  const [best] = pictureFor(url)?.sources ?? pictureSources(url) ?? [];
  if (best) preload(url, { as: 'image', type: best.type, imageSrcSet: best.srcSet, imageSizes: partDetailSizes });
  else if (url) preload(url, { as: 'image' });
};
