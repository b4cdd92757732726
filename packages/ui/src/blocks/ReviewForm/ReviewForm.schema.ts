import { finite, nonEmpty, number, object, pipe, string, transform, trim } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import type { TextsOf } from '../../texts/en.js';
import { parseNumber } from '@dealerkit/domain/numbers';

/** Validates the review form, with the messages of a catalogue. Any finite rating is valid. */
export const reviewSchema = ({ addReview }: TextsOf<'addReview'>) =>
  object({
    productName: pipe(string(), trim(), nonEmpty(addReview.productNameRequired)),
    description: pipe(string(), trim(), nonEmpty(addReview.descriptionRequired)),
    rating: pipe(
      string(),
      trim(),
      nonEmpty(addReview.ratingRequired),
      transform(parseNumber),
      number(addReview.ratingNumber),
      finite(addReview.ratingNumber),
    ),
  });

/** The values of the fields as the user typed them. */
export type TypedReview = InferInput<ReturnType<typeof reviewSchema>>;

/** The valid values of the review form. */
export type NewReview = InferOutput<ReturnType<typeof reviewSchema>>;
