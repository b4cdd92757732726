import type { Part, Review } from '@dealerkit/domain/entities';
import { pageQuery, useQuery, useSeenParts } from '@dealerkit/api-client/react';
import type { AsyncData } from '@dealerkit/ui/AsyncData';
import { HomeScreen } from '@dealerkit/ui/screens/HomeScreen';
import type { HomeScreenProps } from '@dealerkit/ui/screens/HomeScreen';
import '@dealerkit/ui/screens/HomeScreen.css';
import { lazy, Suspense } from 'react';
import type { DeleteReviewProps } from './DeleteReview.js';
import { home } from '../content/en/home.js';
import { isDealerkitBackend } from '../data/apiHost.js';
import { useContent } from '../preferences/language.js';
import { useSession } from '../session/useSession.js';

const newestParts = { limit: 6 };
const newestReviews = { limit: 3 };

const DeleteReview = lazy(() => import('./DeleteReview.js').then((module) => ({ default: module.DeleteReview })));

/** Only users who are signed in load the code of the button. */
const ReviewActions = (props: DeleteReviewProps) =>
  useSession().status === 'signedIn' && (
    <Suspense>
      <DeleteReview {...props} />
    </Suspense>
  );

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

const reviewActions: HomeScreenProps['reviewActions'] = (review, returnFocusRef) => (
  <ReviewActions review={review} returnFocusRef={returnFocusRef} />
);

const useHome = (): HomeScreenProps => {
  const parts = useNewestParts();
  // Another host gives all parts, and the page shows the last six.
  useSeenParts(parts.state === 'ready' ? parts.data : undefined, 6);
  return {
    ...useContent('home', home),
    parts,
    reviews: useNewestReviews(),
    reviewActions: isDealerkitBackend ? reviewActions : undefined,
  };
};

/** `/` */
export const Home = () => <HomeScreen {...useHome()} />;

Home.queries = () =>
  isDealerkitBackend
    ? [pageQuery('findParts', newestParts), pageQuery('findReviews', newestReviews)]
    : [pageQuery('listParts', {}), pageQuery('listReviews', {})];
