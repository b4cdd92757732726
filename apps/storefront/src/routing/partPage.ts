import { knownPart, pageQuery, preloadQuery } from '@dealerkit/api-client/react';
import type { PageAddress, PageVisit } from '@dealerkit/api-client/react';
import { pictureSources } from '@dealerkit/domain/parts/pictureFiles';
import { partDetailSizes } from '@dealerkit/ui/blocks/PartDetail';
import { preload } from 'react-dom';
import { pictureFor } from '../content/photo.js';
import { client } from '../host/client.js';

/** The calls of a page about one part. */
export const partQueries = ({ params: { id = '' } }: PageAddress) => [pageQuery('getPart', { id })];

const preloadPicture = (url = '') => {
  const [best] = pictureFor(url)?.sources ?? pictureSources(url) ?? [];
  if (best) preload(url, { as: 'image', type: best.type, imageSrcSet: best.srcSet, imageSizes: partDetailSizes });
  else if (url) preload(url, { as: 'image' });
};

/** Loads the part of a page and its picture. */
export const preloadPart = async ({ params: { id = '' } }: PageVisit) => {
  const { image = '' } = knownPart(id) ?? {};
  preloadPicture(image);
  const part = await preloadQuery(client, 'getPart', { id });
  if (part.image !== image) preloadPicture(part.image);
};
