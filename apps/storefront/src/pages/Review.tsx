import { useReviews } from '@dealerkit/api-client/react';
import { ReviewScreen } from '@dealerkit/ui/screens/ReviewScreen';
import type { ReviewScreenProps } from '@dealerkit/ui/screens/ReviewScreen';
import '@dealerkit/ui/screens/ReviewScreen.css';
import { addReviewTexts } from '@dealerkit/ui/texts/en/addReview';
import { deleteModalTexts } from '@dealerkit/ui/texts/en/deleteModal';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { useStoredDraft } from '../routing/useStoredDraft.js';
import { useAccount } from '../session/useSession.js';

const english = { ...addReviewTexts, ...deleteModalTexts };

const useReview = (): ReviewScreenProps => ({
  ...useReviews(useAccount(), useTexts(english)),
  draft: useStoredDraft(),
});

/** `/dashboard/review` */
export const Review = () => <ReviewScreen {...useReview()} />;
