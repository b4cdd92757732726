import {
  check,
  forward,
  integer,
  maxValue,
  minValue,
  nonEmpty,
  number,
  object,
  optional,
  partialCheck,
  pipe,
  string,
  transform,
  trim,
} from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import type { Part } from '@dealerkit/domain/entities';
import { factNames, mapFacts, type PartFacts, splitFact, writeDescription } from '@dealerkit/domain/parts/partFacts';
import { isPriceTooHigh, MAX_PRICE } from '@dealerkit/domain/parts/partRules';
import { mapOwnValues, partTextLengths } from '@dealerkit/domain/parts/partValues';
import type { TextsOf } from '../../texts/en.js';
import { checkDecimals } from '../decimals.js';
import { limitedName, limitedText, tooLong } from '../limitedText.js';
import { parseMoney } from '../../format/parseMoney.js';
import { formatNumber } from '../../format/numbers.js';
import { parseNumber } from '@dealerkit/domain/text/numbers';

const lengths = partTextLengths;

/** The maximum quantity. */
const MAX_QUANTITY = 1_000_000_000;

const wholeNumber = ({ addPart, locale }: TextsOf<'addPart'>, minimum: number, tooSmall: string) =>
  pipe(
    number(addPart.quantityWhole),
    integer(addPart.quantityWhole),
    minValue(minimum, tooSmall),
    maxValue(MAX_QUANTITY, addPart.quantityTooLarge(formatNumber(MAX_QUANTITY, locale))),
  );

const optionalQuantity = (texts: TextsOf<'addPart'>) =>
  pipe(
    string(),
    trim(),
    transform((typed) => (typed === '' ? undefined : parseNumber(typed))),
    optional(wholeNumber(texts, 0, texts.addPart.cannotBeNegative)),
  );

const optionalName = (length: number, texts: TextsOf<'addPart'>) =>
  pipe(
    limitedName(length, texts),
    transform((typed) => typed || undefined),
  );

/** Parses a price: an amount in the currency becomes a number, and other text stays text. */
export const parsePrice = (typed: string, currency: string): number | string | undefined => {
  const amount = parseMoney(typed, currency);
  return Number.isNaN(amount) ? typed.trim() || undefined : amount;
};

type DescriptionFields = Partial<Pick<TypedPart, keyof PartFacts | 'description' | 'pictures'>>;

/** Writes the text and the facts into one description, as the API has it. */
export const joinDescription = ({ description = '', ...facts }: DescriptionFields): string =>
  writeDescription({
    text: description,
    ...mapFacts((name) => splitFact(name, facts[name] ?? '')),
    pictures: splitFact('pictures', facts.pictures ?? ''),
  });

/** Says what is too long: the description, or all that becomes lines of it. */
const descriptionTooLong = (typed: DescriptionFields, texts: TextsOf<'addPart'>): string => {
  const joined = joinDescription(typed);
  if (joined === typed.description?.trim()) return tooLong(lengths.description, texts);
  const [length, maximum] = [joined.length, lengths.description].map((count) => formatNumber(count, texts.locale));
  return texts.addPart.descriptionTooLong(length ?? '', maximum ?? '');
};

/** The schemas of the prices and quantities of a part. */
export const valueSchemas = (currency: string, texts: TextsOf<'addPart'>, storedPrice?: Part['price']) => ({
  price: pipe(
    string(),
    checkDecimals(currency, texts.addPart, texts.locale),
    transform((typed) => (typed === storedPrice ? typed : parsePrice(typed, currency))),
    check((price) => typeof price !== 'string' || price.length <= lengths.price, tooLong(lengths.price, texts)),
    check((price) => typeof price !== 'number' || price >= 0, texts.addPart.cannotBeNegative),
    check((price) => !isPriceTooHigh(price), texts.addPart.priceTooHigh(formatNumber(MAX_PRICE, texts.locale))),
  ),
  minimum_order_quantity: pipe(
    string(),
    trim(),
    nonEmpty(texts.addPart.minimumOrderRequired),
    transform(parseNumber),
    wholeNumber(texts, 1, texts.addPart.minimumOrderTooSmall),
  ),
  available_quantity: optionalQuantity(texts),
  ...mapOwnValues({
    line: (_, { length }) => optionalName(length, texts),
    quantity: () => optionalQuantity(texts),
  }),
});

interface PartSchemaOptions {
  /** A stored price that is text, and stays as it is until it is typed again. */
  storedPrice?: Part['price'];
  /** Whether a part without a picture is refused. @default true */
  needsPicture?: boolean | undefined;
}

const fields = (
  currency: string,
  texts: TextsOf<'addPart' | 'pictures'>,
  { storedPrice, needsPicture = true }: PartSchemaOptions,
) =>
  object({
    product_name: optionalName(lengths.product_name, texts),
    description: string(),
    ...mapFacts(() => string()),
    image: pipe(
      limitedText(lengths.image, texts),
      check((image) => !needsPicture || image !== '', texts.addPart.imageRequired),
    ),
    /** The further pictures, as the line of the description. */
    pictures: string(),
    /** The names of chosen files that are not uploaded yet, one per line. */
    not_sent: pipe(
      string(),
      check((names) => names === '', texts.pictures.pending),
    ),
    ...valueSchemas(currency, texts, storedPrice),
  });

/** Validates the form for a part, whose price is an amount of the given currency, with the messages of a catalogue. */
export const partSchema =
  (currency: string, options: PartSchemaOptions = {}) =>
  (texts: TextsOf<'addPart' | 'pictures'>) =>
    pipe(
      fields(currency, texts, options),
      // Facts and pictures are lines of the description. A partial check runs beside the problems of other fields.
      forward(
        partialCheck(
          [['description'], ['pictures'], ...factNames.map((name) => [name] as const)],
          (typed) => joinDescription(typed).length <= lengths.description,
          ({ input }) => descriptionTooLong(input, texts),
        ),
        ['description'],
      ),
      transform(({ product_name, price, image, minimum_order_quantity, available_quantity, ...others }) => ({
        product_name,
        price,
        image,
        minimum_order_quantity,
        available_quantity,
        ...mapOwnValues({ line: (name) => others[name], quantity: (name) => others[name] }),
        description: joinDescription(others) || undefined,
      })),
    );

/** The values of the fields as the user typed them. */
export type TypedPart = InferInput<ReturnType<typeof fields>>;

/** The fields of a part that is not typed yet. */
export const emptyPart: TypedPart = {
  product_name: '',
  description: '',
  ...mapFacts(() => ''),
  price: '',
  image: '',
  pictures: '',
  not_sent: '',
  minimum_order_quantity: '',
  available_quantity: '',
  ...mapOwnValues({ line: () => '', quantity: () => '' }),
};

/** The valid values of the form: a part without an id. */
export type NewPart = InferOutput<ReturnType<ReturnType<typeof partSchema>>>;
