'use client';
import { useMemo } from 'react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { Button } from '../../elements/Button/Button.js';
import { FormError } from '../../elements/FormError/FormError.js';
import { Notice } from '../../elements/Notice/Notice.js';
import { NumberField } from '../../elements/NumberField/NumberField.js';
import { TextArea } from '../../elements/TextArea/TextArea.js';
import { TextField } from '../../elements/TextField/TextField.js';
import type { FormDraft, SubmitResult } from '../../AsyncData.js';
import { parseNumber } from '../../format/numbers.js';
import { useUi } from '../../UiProvider.js';
import { WithPreview } from '../WithPreview/WithPreview.js';
import { ReviewCard } from '../ReviewCard/ReviewCard.js';
import { useFormDraft, useTyped } from '../useFormDraft.js';
import { useSubmit } from '../useSubmit.js';
import { useSpokenErrors } from '../useSpokenErrors.js';
import { deed, form } from './ReviewForm.css.js';
import { reviewSchema } from './ReviewForm.schema.js';
import type { NewReview, TypedReview } from './ReviewForm.schema.js';

export type { NewReview } from './ReviewForm.schema.js';

export interface ReviewFormProps {
  /** Whose review it is; the e-mail goes with it and is never shown. */
  reviewer: { name: string; email: string };
  /** Adds the review. */
  onReview: (review: NewReview) => SubmitResult<keyof NewReview>;
  /** Keeps what is typed until it is added. */
  draft?: FormDraft;
}

const blank: TypedReview = { productName: '', description: '', rating: '' };

const SCALE = { lowest: 0, highest: 5 };

/** Says how a part fits, beside the card that it becomes (specification, section 5). */
export const ReviewForm = ({ reviewer, onReview, draft }: ReviewFormProps) => {
  const { texts } = useUi();
  const { addReview } = texts;
  const schema = useMemo(() => reviewSchema(texts), [texts]);
  const { restored, isRestored, keep, forget } = useFormDraft(draft, blank);
  const { register, control, handleSubmit, reset, setError, subscribe, trigger, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { ...blank, ...restored },
  });
  useTyped(subscribe, keep);
  const { message, announced, answer } = useSubmit(setError);
  useSpokenErrors(schema, formState.errors, trigger);
  const { errors, isSubmitting } = formState;
  const typed = useWatch({ control });
  const rating = parseNumber(typed.rating ?? '');
  const isOutside = rating < SCALE.lowest || rating > SCALE.highest;

  const send = async (review: NewReview) => {
    if (!(await answer(() => onReview(review)))) return;
    forget();
    reset(blank);
  };

  return (
    <WithPreview
      label={addReview.preview}
      preview={<ReviewCard review={{ ...typed, _id: '', reviewName: reviewer.name, rating }} />}
    >
      <form className={form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
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
              hint={isOutside ? addReview.ratingOutside : undefined}
              error={errors.rating?.message}
              min={SCALE.lowest}
              max={SCALE.highest}
              inputMode="text"
              required
            />
          )}
        />
        <div className={deed}>
          <Button type="submit" tone="accent" busy={isSubmitting}>
            {addReview.submit}
          </Button>
        </div>
        <FormError message={message} announced={announced} />
      </form>
    </WithPreview>
  );
};
