import { useAbilities, useMutation, useOrderedProducts, useReviews } from '@dealerkit/api-client/react';
import { ReviewScreen } from '@dealerkit/ui/screens/ReviewScreen';
import type { ReviewScreenProps } from '@dealerkit/ui/screens/ReviewScreen';
import '@dealerkit/ui/screens/ReviewScreen.css';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { useDeleteReview } from './useDeleteReview.js';
import { useStoredDraft } from '../routing/useStoredDraft.js';
import { useRole } from '../session/useRole.js';
import { useAccount } from '../session/useSession.js';
import { addReviewTexts } from '@dealerkit/ui/texts/en/addReview';

const useReview = (): ReviewScreenProps => {
  const texts = useTexts(addReviewTexts);
  const { email, name } = useAccount();
  const role = useRole();
  const can = useAbilities();
  const isAdmin = role.state === 'ready' && role.data === 'admin';
  const add = useMutation('addReview', { successMessage: () => texts.addReview.added });
  const update = useMutation('updateReview', { successMessage: () => texts.addReview.updated });
  const remove = useDeleteReview();
  return {
    reviewer: { email, name },
    products: useOrderedProducts(email),
    draft: useStoredDraft(),
    onReview: (typed) => add({ reviewName: name, reviewerEmail: email, ...typed }),
    reviews: useReviews(email, isAdmin),
    onUpdate: can.updateReview && !isAdmin ? ({ _id }, changes) => update({ id: _id, ...changes }) : undefined,
    onDelete: can.deleteReview && isAdmin ? remove : undefined,
  };
};

/** `/dashboard/review` */
export const Review = () => <ReviewScreen {...useReview()} />;
