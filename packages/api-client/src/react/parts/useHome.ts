import type { Part, Review } from '@dealerkit/domain/entities';
import type { FacetCounts } from '@dealerkit/domain/search';
import type { AsyncData } from '../data/asyncData.js';
import { useCapabilities } from '../data/ClientProvider.js';
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

/** What the home page shows: the newest parts and reviews, and the facets if the host itself counts them. */
export const useHome = (): {
  parts: AsyncData<Part[]>;
  reviews: AsyncData<Review[]>;
  facets: AsyncData<FacetCounts> | undefined;
} => {
  const can = useCapabilities();
  const parts = useQuery('findParts', newestParts);
  const reviews = useQuery('findReviews', newestReviews);
  // Otherwise the home page would index all parts.
  const facets = useQuery('findFacets', can.findFacets ? {} : undefined);
  useSeenParts(parts.state === 'ready' ? parts.data : undefined);
  return { parts, reviews, facets: can.findFacets ? facets : undefined };
};
