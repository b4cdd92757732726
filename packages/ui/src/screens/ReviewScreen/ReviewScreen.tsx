'use client';
import { useRef, useState } from 'react';
import { DashboardPage } from '../../blocks/DashboardPage/DashboardPage.js';
import { DeleteReviewButton } from '../../blocks/DeleteReviewButton/DeleteReviewButton.js';
import { ReviewCardSkeleton } from '../../blocks/ReviewCard/ReviewCardSkeleton.js';
import { ReviewForm } from '../../blocks/ReviewForm/ReviewForm.js';
import type { NewReview, ReviewFormOptions } from '../../blocks/ReviewForm/ReviewForm.js';
import { ReviewList } from '../../blocks/ReviewList/ReviewList.js';
import { Async } from '../../elements/Async/Async.js';
import { Button } from '../../elements/Button/Button.js';
import { EmptyState } from '../../elements/EmptyState/EmptyState.js';
import type { AsyncData, SubmitResult } from '../../AsyncData.js';
import { starIcon } from '../../elements/Icon/icons.js';
import type { Review } from '@dealerkit/domain/entities';
import { useTexts } from '../../UiProvider.js';
import { Heading } from '../../elements/Heading/Heading.js';
import { Stack } from '../../elements/Stack/Stack.js';
import { section } from './ReviewScreen.css.js';
import { addReviewTexts } from '../../texts/en/addReview.js';

export type { NewReview } from '../../blocks/ReviewForm/ReviewForm.js';

export interface ReviewScreenProps extends ReviewFormOptions {
  /** The reviewer's own reviews, or all reviews for an admin, the newest first. Without them the screen has no list. */
  reviews?: AsyncData<readonly Review[]> | undefined;
  /** Called with a changed review. Without it reviews cannot be edited. */
  onUpdate?: ((review: Review, changes: NewReview) => Promise<SubmitResult<keyof NewReview>>) | undefined;
  /** Called after an admin confirmed the deletion. The list then shows all reviews. */
  onDelete?: ((review: Review) => Promise<SubmitResult>) | undefined;
}

/** Lets a customer review a part and edit the review, and an admin delete reviews (`/dashboard/review`). */
export const ReviewScreen = ({ reviews, onReview, onUpdate, onDelete, draft, ...form }: ReviewScreenProps) => {
  const { addReview, titles, common } = useTexts(addReviewTexts);
  const [edited, setEdited] = useState<Review>();
  const listTitle = useRef<HTMLHeadingElement>(null);
  const endEdit = () => {
    setEdited(undefined);
    listTitle.current?.focus();
  };
  const actions = (review: Review) => (
    <>
      {onUpdate && (
        <Button
          tone="quiet"
          aria-label={addReview.editNamed(review.productName?.trim() || common.unnamedPart)}
          onClick={() => setEdited(review)}
        >
          {addReview.edit}
        </Button>
      )}
      {onDelete && <DeleteReviewButton review={review} onDelete={() => onDelete(review)} returnFocusRef={listTitle} />}
    </>
  );

  return (
    <DashboardPage title={titles.review} lead={addReview.lead}>
      {edited && onUpdate ? (
        <ReviewForm
          {...form}
          key={edited._id}
          review={edited}
          onReview={(changes) => onUpdate(edited, changes)}
          onAccepted={endEdit}
          onCancel={endEdit}
        />
      ) : (
        <ReviewForm {...form} onReview={onReview} draft={draft} />
      )}
      {reviews && (
        <Stack as="section" className={section} aria-label={onDelete ? addReview.all : addReview.own}>
          <Heading ref={listTitle} size="title" tabIndex={-1}>
            {onDelete ? addReview.all : addReview.own}
          </Heading>
          <Async
            value={reviews}
            skeleton={<ReviewCardSkeleton />}
            empty={<EmptyState icon={starIcon} {...addReview.none} />}
          >
            {(all) => <ReviewList reviews={all} actions={onUpdate || onDelete ? actions : undefined} />}
          </Async>
        </Stack>
      )}
    </DashboardPage>
  );
};
