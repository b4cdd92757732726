import { integer, minValue, nonEmpty, number, object, optional, pipe, string, transform, trim } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import type { Texts } from '../../texts/en.js';
import { parseNumber } from '../../format/numbers.js';

const wholeNumber = ({ addPart }: Texts, least: number, tooSmall: string) =>
  pipe(number(addPart.quantityWhole), integer(addPart.quantityWhole), minValue(least, tooSmall));

const optionalText = pipe(
  string(),
  trim(),
  transform((typed) => typed || undefined),
);

/** A pure figure in any digits is an amount, anything else stays as it is written (D4). */
export const readPrice = (typed: string): number | string | undefined => {
  const amount = parseNumber(typed);
  return Number.isFinite(amount) ? amount : typed.trim() || undefined;
};

/** What the form for a new part takes (specification, section 5), with the messages of a catalogue. */
export const partSchema = (texts: Texts) =>
  object({
    product_name: optionalText,
    description: optionalText,
    price: pipe(string(), transform(readPrice)),
    image: pipe(string(), trim(), nonEmpty(texts.addPart.imageRequired)),
    minimum_order_quantity: pipe(
      string(),
      trim(),
      nonEmpty(texts.addPart.minimumOrderRequired),
      transform(parseNumber),
      wholeNumber(texts, 1, texts.addPart.minimumOrderTooSmall),
    ),
    available_quantity: pipe(
      string(),
      trim(),
      transform((typed) => (typed === '' ? undefined : parseNumber(typed))),
      optional(wholeNumber(texts, 0, texts.addPart.availableTooSmall)),
    ),
  });

/** What stands in the fields, figures as they were typed. */
export type TypedPart = InferInput<ReturnType<typeof partSchema>>;

/** What an accepted form hands on: a part that has no identity yet. */
export type NewPart = InferOutput<ReturnType<typeof partSchema>>;
