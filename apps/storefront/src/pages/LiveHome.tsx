import type { Part, Review } from '@dealerkit/domain/entities';
import { preloadQuery, useQuery } from '@dealerkit/api-client/react';
import type { AsyncData } from '@dealerkit/ui/AsyncData';
import { HomeContent } from './HomeContent.js';
import { isDealerkitBackend } from '../data/apiHost.js';
import { client } from '../data/client.js';
import { newestParts, newestReviews } from '../data/newest.js';
import { WithServedAnswers } from '../data/WithServedAnswers.js';

/** Six parts from the dealerkit backend, all from another host. */
const useNewestParts = (): AsyncData<Part[]> => {
  const newest = useQuery('findParts', isDealerkitBackend ? newestParts : undefined);
  const all = useQuery('listParts', isDealerkitBackend ? undefined : {});
  return isDealerkitBackend ? newest : all;
};

/** Three reviews from the dealerkit backend, all from another host. */
const useNewestReviews = (): AsyncData<Review[]> => {
  const newest = useQuery('findReviews', isDealerkitBackend ? newestReviews : undefined);
  const all = useQuery('listReviews', isDealerkitBackend ? undefined : {});
  return isDealerkitBackend ? newest : all;
};

const HomeWithCalls = () => <HomeContent parts={useNewestParts()} reviews={useNewestReviews()} />;

/** The home page when its parts and reviews are not in the served page, or not new. */
export const LiveHome = () => (
  <WithServedAnswers>
    <HomeWithCalls />
  </WithServedAnswers>
);

LiveHome.preload = async () =>
  Promise.all(
    isDealerkitBackend
      ? [preloadQuery(client, 'findParts', newestParts), preloadQuery(client, 'findReviews', newestReviews)]
      : [preloadQuery(client, 'listParts', {}), preloadQuery(client, 'listReviews', {})],
  );
