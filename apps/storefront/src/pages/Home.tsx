import type { Part, Review } from '@dealerkit/api-client';
import { preloadQuery, useQuery } from '@dealerkit/api-client/react';
import type { AsyncData } from '@dealerkit/ui/AsyncData';
import { HomeScreen } from '@dealerkit/ui/HomeScreen';
import type { HomeScreenProps } from '@dealerkit/ui/HomeScreen';
import '@dealerkit/ui/HomeScreen.css';
import { lazy, Suspense, useEffect } from 'react';
import type { DeleteReviewProps } from './DeleteReview.js';
import { home } from '../content/en/home.js';
import { isDealerkitBackend } from '../data/apiHost.js';
import { client } from '../data/client.js';
import { newestParts, newestReviews } from '../data/newest.js';
import { markHydrated } from '../data/servedAnswers.js';
import { useContent } from '../preferences/language.js';
import { useSession } from '../session/useSession.js';

const DeleteReview = lazy(async () => ({ default: (await import('./DeleteReview.js')).DeleteReview }));

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

/** Only users who are signed in load the code of the button. */
const ReviewActions = (props: DeleteReviewProps) =>
  useSession().status === 'signedIn' && (
    <Suspense>
      <DeleteReview {...props} />
    </Suspense>
  );

const reviewActions: HomeScreenProps['reviewActions'] = (review, returnFocusRef) => (
  <ReviewActions review={review} returnFocusRef={returnFocusRef} />
);

const useHome = (): HomeScreenProps => ({
  ...useContent('home', home),
  parts: useNewestParts(),
  reviews: useNewestReviews(),
  reviewActions: isDealerkitBackend ? reviewActions : undefined,
});

/** `/` */
export const Home = () => {
  useEffect(markHydrated, []);
  return <HomeScreen {...useHome()} />;
};

Home.preload = async () =>
  Promise.all(
    isDealerkitBackend
      ? [preloadQuery(client, 'findParts', newestParts), preloadQuery(client, 'findReviews', newestReviews)]
      : [preloadQuery(client, 'listParts', {}), preloadQuery(client, 'listReviews', {})],
  );
