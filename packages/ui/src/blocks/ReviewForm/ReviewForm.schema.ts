import { finite, nonEmpty, number, object, pipe, string, transform, trim } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import type { Texts } from '../../texts/en.js';
import { parseNumber } from '../../format/numbers.js';

/** What the review form takes (specification, section 5), with the messages of a catalogue; any finite rating passes (D7). */
export const reviewSchema = ({ addReview }: Texts) =>
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

/** What stands in the fields, the rating as it was typed. */
export type TypedReview = InferInput<ReturnType<typeof reviewSchema>>;

/** What an accepted review form hands on. */
export type NewReview = InferOutput<ReturnType<typeof reviewSchema>>;
