import type { Review } from '@dealerkit/api-client';
import { preloadQuery, useQuery } from '@dealerkit/api-client/react';
import type { AsyncData } from '@dealerkit/ui/AsyncData';
import { HomeScreen } from '@dealerkit/ui/HomeScreen';
import type { HomeScreenProps } from '@dealerkit/ui/HomeScreen';
import '@dealerkit/ui/HomeScreen.css';
import { lazy, Suspense } from 'react';
import type { DeleteReviewProps } from './DeleteReview.js';
import { home } from '../content/en/home.js';
import { isDealerkitBackend } from '../data/apiHost.js';
import { client } from '../data/client.js';
import { useContent } from '../preferences/language.js';
import { useSession } from '../session/useSession.js';

const DeleteReview = lazy(async () => ({ default: (await import('./DeleteReview.js')).DeleteReview }));

const newestReviews = { limit: 3 };

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
  parts: useQuery('listParts', {}),
  reviews: useNewestReviews(),
  reviewActions: isDealerkitBackend ? reviewActions : undefined,
});

/** `/` */
export const Home = () => <HomeScreen {...useHome()} />;

Home.preload = async () =>
  Promise.all([
    preloadQuery(client, 'listParts', {}),
    isDealerkitBackend ? preloadQuery(client, 'findReviews', newestReviews) : preloadQuery(client, 'listReviews', {}),
  ]);
