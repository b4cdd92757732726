'use client';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { ReviewForm } from '../../blocks/ReviewForm/ReviewForm.js';
import type { ReviewFormProps } from '../../blocks/ReviewForm/ReviewForm.js';
import { useAccountUi } from '../../useAccountUi.js';

export type { NewReview } from '../../blocks/ReviewForm/ReviewForm.js';

export type ReviewScreenProps = ReviewFormProps;

/** Where a customer says how a part fits. */
export const ReviewScreen = (props: ReviewScreenProps) => {
  const { addReview, titles } = useAccountUi().texts;
  return (
    <DashboardPage title={titles.review} lead={addReview.lead}>
      <ReviewForm {...props} />
    </DashboardPage>
  );
};
