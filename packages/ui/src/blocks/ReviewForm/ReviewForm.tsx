'use client';
import { Controller, useWatch } from 'react-hook-form';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { NumberField } from '../../elements/NumberField/NumberField.js';
import { TextArea } from '../../elements/TextArea/TextArea.js';
import { TextField } from '../../elements/TextField/TextField.js';
import type { FormDraft, SubmitResult } from '../../AsyncData.js';
import { parseNumber } from '../../format/numbers.js';
import { WithPreview } from '../WithPreview/WithPreview.js';
import { ReviewCard } from '../ReviewCard/ReviewCard.js';
import { useSubmitForm } from '../useSubmitForm.js';
import { actions, form } from '../form.css.js';
import { reviewSchema } from './ReviewForm.schema.js';
import type { NewReview, TypedReview } from './ReviewForm.schema.js';

export type { NewReview } from './ReviewForm.schema.js';

export interface ReviewFormProps {
  /** The author of the review; the e-mail is not shown. */
  reviewer: { name: string; email: string };
  /** Called with the valid review. */
  onReview: (review: NewReview) => Promise<SubmitResult<keyof NewReview>>;
  /** Keeps the typed values until they are accepted. */
  draft?: FormDraft;
}

const emptyReview: TypedReview = { productName: '', description: '', rating: '' };

const SCALE = { lowest: 0, highest: 5 };

/** Adds a review, next to a preview of its card (specification, section 5). */
export const ReviewForm = ({ reviewer, onReview, draft }: ReviewFormProps) => {
  const { texts, register, control, errors, isSubmitting, isRestored, formProps, formError } = useSubmitForm({
    createSchema: reviewSchema,
    defaultValues: emptyReview,
    draft,
    onSubmit: onReview,
    resetOnAccepted: true,
  });
  const { addReview } = texts;
  const typed = useWatch({ control });
  const rating = parseNumber(typed.rating ?? '');
  const isOutOfRange = rating < SCALE.lowest || rating > SCALE.highest;

  return (
    <WithPreview
      label={addReview.preview}
      preview={<ReviewCard review={{ ...typed, _id: '', reviewName: reviewer.name, rating }} />}
    >
      <form className={form} {...formProps}>
        {isRestored && <Notice>{texts.drafts.restored}</Notice>}
        <TextField
          {...register('productName')}
          label={addReview.productName}
          autoComplete="off"
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
              hint={isOutOfRange ? addReview.ratingOutOfRange : undefined}
              error={errors.rating?.message}
              min={SCALE.lowest}
              max={SCALE.highest}
              inputMode="text"
              required
            />
          )}
        />
        <div className={actions}>
          <Button type="submit" tone="accent" busy={isSubmitting}>
            {addReview.submit}
          </Button>
        </div>
        <FormError {...formError} />
      </form>
    </WithPreview>
  );
};
