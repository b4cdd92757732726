import { useSeenParts } from '@dealerkit/api-client/react';
import { HomeScreen } from '@dealerkit/ui/screens/HomeScreen';
import type { HomeScreenProps } from '@dealerkit/ui/screens/HomeScreen';
import '@dealerkit/ui/screens/HomeScreen.css';
import { lazy, Suspense } from 'react';
import type { DeleteReviewProps } from './DeleteReview.js';
import { home } from '../content/en/home.js';
import { isDealerkitBackend } from '../data/apiHost.js';
import { useContent } from '../preferences/language.js';
import { useSession } from '../session/useSession.js';

const DeleteReview = lazy(() => import('./DeleteReview.js').then((module) => ({ default: module.DeleteReview })));

/** Only users who are signed in load the code of the button. */
const ReviewActions = (props: DeleteReviewProps) =>
  useSession().status === 'signedIn' && (
    <Suspense>
      <DeleteReview {...props} />
    </Suspense>
  );

interface HomeContentProps extends Pick<HomeScreenProps, 'parts' | 'reviews'> {
  /** Called when a review was deleted. */
  onReviewDeleted?: (() => Promise<void>) | undefined;
}

/** The home page with the content of the dealer, and the given parts and reviews. */
export const HomeContent = ({ onReviewDeleted, ...newest }: HomeContentProps) => {
  // Another host gives all parts, and the page shows the last six.
  useSeenParts(newest.parts.state === 'ready' ? newest.parts.data : undefined, 6);
  const reviewActions: HomeScreenProps['reviewActions'] = (review, returnFocusRef) => (
    <ReviewActions review={review} returnFocusRef={returnFocusRef} onDeleted={onReviewDeleted} />
  );
  return (
    <HomeScreen
      {...useContent('home', home)}
      {...newest}
      reviewActions={isDealerkitBackend ? reviewActions : undefined}
    />
  );
};
