import type { Part, Review } from '@dealerkit/domain/entities';
import type { FacetCount } from '@dealerkit/domain/search';
import { type AsyncData, mapAsyncData } from '../data/asyncData.js';
import { useAbilities } from '../data/ClientProvider.js';
import { type PageQuery, pageQuery } from '../data/requests/pageQuery.js';
import { useSeenParts } from '../../storage/seenParts.js';
import { useQuery } from '../data/useQuery.js';

const newestParts = { limit: 6 };
const newestReviews = { limit: 3 };

/** The first calls of `useHome`. */
export const homeQueries = (): PageQuery[] => [
  pageQuery('findParts', newestParts),
  pageQuery('findReviews', newestReviews),
];

/** What the home page shows: the newest parts and reviews, and the categories if the host itself counts them. */
export const useHome = (): {
  parts: AsyncData<Part[]>;
  reviews: AsyncData<Review[]>;
  categories: AsyncData<readonly FacetCount[]> | undefined;
} => {
  const can = useAbilities();
  const parts = useQuery('findParts', newestParts);
  const reviews = useQuery('findReviews', newestReviews);
  // Otherwise the home page would index all parts.
  const facets = useQuery('findFacets', can.findFacets ? {} : undefined);
  useSeenParts(parts.state === 'ready' ? parts.data : undefined);
  return { parts, reviews, categories: can.findFacets ? mapAsyncData(facets, (data) => data.categories) : undefined };
};
