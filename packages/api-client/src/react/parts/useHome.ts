import type { Part, Review } from '@dealerkit/domain/entities';
import type { FacetCount } from '@dealerkit/domain/search';
import type { Abilities } from '../../index.js';
import type { AsyncData } from '../data/asyncData.js';
import { useAbilities } from '../data/ClientProvider.js';
import { type PageQuery, pageQuery } from '../data/requests/pageQuery.js';
import { useSeenParts } from '../../storage/seenParts.js';
import { useQuery } from '../data/useQuery.js';

const newestParts = { limit: 6 };
const newestReviews = { limit: 3 };
const noCategories: readonly FacetCount[] = [];

/** The first calls of `useHome`. */
export const homeQueries = (can: Abilities): PageQuery[] => [
  can.findParts ? pageQuery('findParts', newestParts) : pageQuery('listParts', {}),
  can.findReviews ? pageQuery('findReviews', newestReviews) : pageQuery('listReviews', {}),
];

/** What the home page shows: the newest parts and reviews, or all from a host that cannot limit them, and the categories if it counts them. */
export const useHome = (): {
  parts: AsyncData<Part[]>;
  reviews: AsyncData<Review[]>;
  categories: readonly FacetCount[];
} => {
  const can = useAbilities();
  const foundParts = useQuery('findParts', can.findParts ? newestParts : undefined);
  const allParts = useQuery('listParts', can.findParts ? undefined : {});
  const foundReviews = useQuery('findReviews', can.findReviews ? newestReviews : undefined);
  const allReviews = useQuery('listReviews', can.findReviews ? undefined : {});
  const facets = useQuery('findFacets', can.findFacets ? {} : undefined);
  const parts = can.findParts ? foundParts : allParts;
  // Of all parts, the page shows the last ones.
  useSeenParts(parts.state === 'ready' ? parts.data : undefined, newestParts.limit);
  return {
    parts,
    reviews: can.findReviews ? foundReviews : allReviews,
    categories: facets.state === 'ready' ? facets.data.categories : noCategories,
  };
};
