import { finite, nonEmpty, number, object, pipe, string, transform, trim } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import type { TextsOf } from '../../texts/en.js';
import { parseNumber } from '@dealerkit/domain/text/numbers';
import { limitedText } from '../limitedText.js';
import { textLengths } from '@dealerkit/domain/text/textLengths';

/** Validates the review form, with the messages of a catalogue. Any finite rating is valid. */
export const reviewSchema = (texts: TextsOf<'addReview'>) =>
  object({
    productName: pipe(
      limitedText(textLengths.reviews.productName, texts),
      nonEmpty(texts.addReview.productNameRequired),
    ),
    description: pipe(
      limitedText(textLengths.reviews.description, texts),
      nonEmpty(texts.addReview.descriptionRequired),
    ),
    rating: pipe(
      string(),
      trim(),
      nonEmpty(texts.addReview.ratingRequired),
      transform(parseNumber),
      number(texts.addReview.ratingNumber),
      finite(texts.addReview.ratingNumber),
    ),
  });

/** The values of the fields as the user typed them. */
export type TypedReview = InferInput<ReturnType<typeof reviewSchema>>;

/** The valid values of the review form. */
export type NewReview = InferOutput<ReturnType<typeof reviewSchema>>;
