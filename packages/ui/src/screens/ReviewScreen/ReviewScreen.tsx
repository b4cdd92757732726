'use client';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { ReviewForm } from '../../blocks/ReviewForm/ReviewForm.js';
import type { ReviewFormProps } from '../../blocks/ReviewForm/ReviewForm.js';
import { useUi } from '../../UiProvider.js';

export type { NewReview } from '../../blocks/ReviewForm/ReviewForm.js';

export type ReviewScreenProps = ReviewFormProps;

/** Lets a customer review a part (`/dashboard/review`). */
export const ReviewScreen = (props: ReviewScreenProps) => {
  const { addReview, titles } = useUi().texts;
  return (
    <DashboardPage title={titles.review} lead={addReview.lead}>
      <ReviewForm {...props} />
    </DashboardPage>
  );
};
