import { homeQueries, mapAsyncData, useCapabilities, useHome } from '@dealerkit/api-client/react';
import { HomeScreen } from '@dealerkit/ui/screens/HomeScreen';
import type { HomeScreenProps } from '@dealerkit/ui/screens/HomeScreen';
import '@dealerkit/ui/screens/HomeScreen.css';
import { lazy, Suspense } from 'react';
import type { DeleteReviewProps } from './DeleteReview.js';
import { addToBasket } from '../basket/BasketButton.js';
import { paths } from '@dealerkit/domain/paths';
import { home } from '../content/en/home.js';
import { useContent } from '../preferences/language.js';
import { useContact } from '../preferences/useContact.js';
import { useSession } from '../session/useSession.js';

const DeleteReview = lazy(() => import('./DeleteReview.js').then((module) => ({ default: module.DeleteReview })));

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

const useHomeScreen = (): HomeScreenProps => {
  const { facets, ...shown } = useHome();
  return {
    ...useContent('home', home),
    ...shown,
    categories: facets && mapAsyncData(facets, ({ categories }) => categories),
    allPartsHref: paths.allParts,
    phone: useContact().phone,
    addToBasket,
    reviewActions: useCapabilities().deleteReview ? reviewActions : undefined,
  };
};

/** `/` */
export const Home = () => <HomeScreen {...useHomeScreen()} />;

Home.queries = homeQueries;
