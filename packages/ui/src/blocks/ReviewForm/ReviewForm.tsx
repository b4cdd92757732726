'use client';
import { Controller, useWatch } from 'react-hook-form';
import { Button } from '../../elements/Button/Button.js';
import { Form } from '../../elements/Form/Form.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { NumberField } from '../../elements/NumberField/NumberField.js';
import { TextArea } from '../../elements/TextArea/TextArea.js';
import { TextField } from '../../elements/TextField/TextField.js';
import type { FormDraft, SubmitResult } from '../../AsyncData.js';
import type { Review } from '@dealerkit/domain/entities';
import { useTexts } from '../../UiProvider.js';
import { formatInputNumber } from '../../format/numbers.js';
import { parseNumber } from '@dealerkit/domain/text/numbers';
import { WithPreview } from '../WithPreview/WithPreview.js';
import { ReviewCard } from '../ReviewCard/ReviewCard.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { reviewSchema } from './ReviewForm.schema.js';
import type { NewReview, TypedReview } from './ReviewForm.schema.js';
import { addReviewTexts } from '../../texts/en/addReview.js';
import { Heading } from '../../elements/Heading/Heading.js';

export type { NewReview } from './ReviewForm.schema.js';

/** What the screen passes on to its form. */
export interface ReviewFormOptions {
  /** The author of the review; the e-mail is not shown. */
  reviewer: { name: string; email: string };
  /** Names of parts that the form offers; the user can type another one. */
  products?: readonly string[] | undefined;
  /** Called with the valid review. */
  onReview: (review: NewReview) => Promise<SubmitResult<keyof NewReview>>;
  /** Keeps the typed values until they are accepted. */
  draft?: FormDraft | undefined;
}

export interface ReviewFormProps extends ReviewFormOptions {
  /** The review to edit. Without it the form adds a review. */
  review?: Review | undefined;
  /** Called when the review is accepted. */
  onAccepted?: (() => void) | undefined;
  /** Called when the user does not want to edit the review. */
  onCancel?: (() => void) | undefined;
}

const toTyped = (review: Review | undefined, locale: string): TypedReview => ({
  productName: review?.productName ?? '',
  description: review?.description ?? '',
  rating: review?.rating === undefined ? '' : formatInputNumber(review.rating, locale),
});

const focusOnMount = (heading: HTMLHeadingElement | null) => heading?.focus();

const SCALE = { lowest: 0, highest: 5 };

/** Adds or edits a review, next to a preview of its card. */
export const ReviewForm = ({ reviewer, review, products, onReview, draft, onAccepted, onCancel }: ReviewFormProps) => {
  const texts = useTexts(addReviewTexts);
  const { addReview, locale } = texts;
  const { register, control, errors, isSubmitting, isRestored, formProps, formError } = useSubmitForm({
    texts,
    createSchema: reviewSchema,
    defaultValues: toTyped(review, locale),
    draft,
    onSubmit: onReview,
    onAccepted,
    resetOnAccepted: review === undefined,
  });
  const typed = useWatch({ control });
  const rating = parseNumber(typed.rating ?? '');
  const isOutOfRange = rating < SCALE.lowest || rating > SCALE.highest;

  return (
    <WithPreview
      label={addReview.preview}
      preview={<ReviewCard review={{ ...typed, _id: '', reviewName: reviewer.name, rating }} />}
    >
      <Form
        {...formProps}
        error={formError}
        actions={
          <>
            <Button type="submit" tone="accent" busy={isSubmitting}>
              {review ? addReview.save : addReview.submit}
            </Button>
            {onCancel && <Button onClick={onCancel}>{addReview.keep}</Button>}
          </>
        }
      >
        {review && (
          <Heading size="title" ref={focusOnMount} tabIndex={-1}>
            {addReview.editTitle}
          </Heading>
        )}
        {isRestored && <Notice>{texts.drafts.restored}</Notice>}
        <TextField
          {...register('productName')}
          label={addReview.productName}
          autoComplete="off"
          suggestions={products}
          error={errors.productName?.message}
          required
        />
        <TextArea
          {...register('description')}
          label={addReview.description}
          rows={4}
          error={errors.description?.message}
          required
        />
        <Controller
          control={control}
          name="rating"
          render={({ field }) => (
            <NumberField
              {...field}
              label={addReview.rating}
              hint={isOutOfRange ? addReview.ratingOutOfRange : addReview.ratingHint}
              error={errors.rating?.message}
              min={SCALE.lowest}
              max={SCALE.highest}
              inputMode="decimal"
              required
            />
          )}
        />
      </Form>
    </WithPreview>
  );
};
