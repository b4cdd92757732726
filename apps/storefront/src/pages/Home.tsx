import type { Part, Review } from '@dealerkit/domain/entities';
import { pageQuery, useAbilities, useQuery, useSeenParts } from '@dealerkit/api-client/react';
import type { AsyncData } from '@dealerkit/ui/AsyncData';
import { HomeScreen } from '@dealerkit/ui/screens/HomeScreen';
import type { HomeScreenProps } from '@dealerkit/ui/screens/HomeScreen';
import '@dealerkit/ui/screens/HomeScreen.css';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DeleteReviewProps } from './DeleteReview.js';
import { addToBasket } from '../basket/BasketButton.js';
import { paths } from '@dealerkit/domain/paths';
import { home } from '../content/en/home.js';
import { useContent } from '../preferences/language.js';
import type { PageAddress } from '../routing/lazyPage.js';
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

/** Six parts, or all from a host that cannot limit them. */
const useNewestParts = (): AsyncData<Part[]> => {
  const { findParts: isLimited } = useAbilities();
  const newest = useQuery('findParts', isLimited ? newestParts : undefined);
  const all = useQuery('listParts', isLimited ? undefined : {});
  return isLimited ? newest : all;
};

/** Three reviews, or all from a host that cannot limit them. */
const useNewestReviews = (): AsyncData<Review[]> => {
  const { findReviews: isLimited } = useAbilities();
  const newest = useQuery('findReviews', isLimited ? newestReviews : undefined);
  const all = useQuery('listReviews', isLimited ? undefined : {});
  return isLimited ? newest : all;
};

const reviewActions: HomeScreenProps['reviewActions'] = (review, returnFocusRef) => (
  <ReviewActions review={review} returnFocusRef={returnFocusRef} />
);

const noCategories: NonNullable<HomeScreenProps['categories']> = [];

/** The categories of all parts, from a host that counts them. */
const useCategories = (): HomeScreenProps['categories'] => {
  const { findFacets: isCounted } = useAbilities();
  const facets = useQuery('findFacets', isCounted ? {} : undefined);
  return facets.state === 'ready' ? facets.data.categories : noCategories;
};

const useHome = (): HomeScreenProps => {
  const navigate = useNavigate();
  const parts = useNewestParts();
  // Another host gives all parts, and the page shows the last six.
  useSeenParts(parts.state === 'ready' ? parts.data : undefined, 6);
  return {
    ...useContent('home', home),
    allPartsHref: paths.allParts,
    searchHref: paths.allParts,
    onSearch: (search) => void navigate(paths.partsFor(search)),
    categories: useCategories(),
    parts,
    addToBasket,
    reviews: useNewestReviews(),
    reviewActions: useAbilities().deleteReview ? reviewActions : undefined,
  };
};

/** `/` */
export const Home = () => <HomeScreen {...useHome()} />;

Home.queries = ({ can }: PageAddress) => [
  can.findParts ? pageQuery('findParts', newestParts) : pageQuery('listParts', {}),
  can.findReviews ? pageQuery('findReviews', newestReviews) : pageQuery('listReviews', {}),
];
