import { check, integer, minValue, nonEmpty, number, object, optional, pipe, string, transform, trim } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import type { Texts } from '../../texts/en.js';
import { parseNumber } from '../../format/numbers.js';

const wholeNumber = ({ addPart }: Texts, minimum: number, tooSmall: string) =>
  pipe(number(addPart.quantityWhole), integer(addPart.quantityWhole), minValue(minimum, tooSmall));

const optionalText = pipe(
  string(),
  trim(),
  transform((typed) => typed || undefined),
);

/** Parses a price: a plain number becomes an amount, and other text stays text (D4). */
export const parsePrice = (typed: string): number | string | undefined => {
  const amount = parseNumber(typed);
  return Number.isFinite(amount) ? amount : typed.trim() || undefined;
};

/** Validates the form for a new part (specification, section 5), with the messages of a catalogue. */
export const partSchema = (texts: Texts) =>
  object({
    product_name: optionalText,
    description: optionalText,
    price: pipe(
      string(),
      transform(parsePrice),
      check((price) => typeof price !== 'number' || price >= 0, texts.addPart.priceTooSmall),
    ),
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

/** The values of the fields as the user typed them. */
export type TypedPart = InferInput<ReturnType<typeof partSchema>>;

/** The valid values of the form: a part without an id. */
export type NewPart = InferOutput<ReturnType<typeof partSchema>>;
