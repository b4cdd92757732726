import { ReviewScreen } from '@dealerkit/ui/ReviewScreen';
import type { ReviewScreenProps } from '@dealerkit/ui/ReviewScreen';
import '@dealerkit/ui/ReviewScreen.css';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useStoredDraft } from '../data/useStoredDraft.js';
import { useMutation } from '../data/useMutation.js';
import { useAccount } from '../session/useSession.js';

const useReview = (): ReviewScreenProps => {
  const { texts } = useUi();
  const { email, name } = useAccount();
  const add = useMutation('addReview', { successMessage: () => texts.addReview.added, revalidates: ['listReviews'] });
  return {
    reviewer: { email, name },
    draft: useStoredDraft(),
    onReview: (typed) => add({ reviewName: name, reviewerEmail: email, ...typed }),
  };
};

/** `/dashboard/review` */
export const Review = () => <ReviewScreen {...useReview()} />;
