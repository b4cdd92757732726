import { mapAsyncData, useAbilities, useMutation, useQuery } from '@dealerkit/api-client/react';
import { ReviewScreen } from '@dealerkit/ui/screens/ReviewScreen';
import type { ReviewScreenProps } from '@dealerkit/ui/screens/ReviewScreen';
import '@dealerkit/ui/screens/ReviewScreen.css';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { useMemo } from 'react';
import { useDeleteReview } from './useDeleteReview.js';
import { useStoredDraft } from '../routing/useStoredDraft.js';
import { useRole } from '../session/useRole.js';
import { useAccount } from '../session/useSession.js';
import { addReviewTexts } from '@dealerkit/ui/texts/en/addReview';

/** The names of the parts that a customer has ordered, each once, the newest first. */
const useOrderedProducts = (email: string): string[] => {
  const orders = useQuery('listOrders', { email });
  return useMemo(() => {
    const names = orders.state === 'ready' ? orders.data.map(({ product_name = '' }) => product_name.trim()) : [];
    return [...new Set(names.filter(Boolean).toReversed())];
  }, [orders]);
};

const useReview = (): ReviewScreenProps => {
  const texts = useTexts(addReviewTexts);
  const { email, name } = useAccount();
  const role = useRole();
  const can = useAbilities();
  const isAdmin = role.state === 'ready' && role.data === 'admin';
  const all = useQuery('listReviews', isAdmin ? {} : undefined);
  // Public reviews contain no addresses, so another host cannot say which ones are the customer's.
  const own = useQuery('listOwnReviews', can.listOwnReviews && !isAdmin ? { email } : undefined);
  const add = useMutation('addReview', { successMessage: () => texts.addReview.added });
  const update = useMutation('updateReview', { successMessage: () => texts.addReview.updated });
  const remove = useDeleteReview();
  return {
    reviewer: { email, name },
    products: useOrderedProducts(email),
    draft: useStoredDraft(),
    onReview: (typed) => add({ reviewName: name, reviewerEmail: email, ...typed }),
    reviews: can.listOwnReviews ? mapAsyncData(isAdmin ? all : own, (reviews) => reviews.toReversed()) : undefined,
    onUpdate: can.updateReview && !isAdmin ? ({ _id }, changes) => update({ id: _id, ...changes }) : undefined,
    onDelete: can.deleteReview && isAdmin ? remove : undefined,
  };
};

/** `/dashboard/review` */
export const Review = () => <ReviewScreen {...useReview()} />;
