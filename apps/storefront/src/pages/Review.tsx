import { ReviewScreen } from '@dealerkit/ui/ReviewScreen';
import type { ReviewScreenProps } from '@dealerkit/ui/ReviewScreen';
import '@dealerkit/ui/ReviewScreen.css';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useDraft } from '../data/useDraft.js';
import { useWrite } from '../data/useWrite.js';
import { usePerson } from '../session/useSession.js';

const useReview = (): ReviewScreenProps => {
  const { texts } = useUi();
  const { email, name } = usePerson();
  const add = useWrite('addReview', { done: () => texts.addReview.added, refreshes: ['listReviews'] });
  return {
    reviewer: { email, name },
    draft: useDraft(),
    onReview: (typed) => add({ reviewName: name, reviewerEmail: email, ...typed }),
  };
};

/** `/dashboard/review` */
export const Review = () => <ReviewScreen {...useReview()} />;
