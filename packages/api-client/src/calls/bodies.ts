import {
  array,
  check,
  finite,
  forward,
  type GenericSchema,
  integer,
  type InferOutput,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  object,
  optional,
  partial,
  picklist,
  pipe,
  rawCheck,
  record,
  string,
  transform,
  union,
} from 'valibot';
import { MAX_BASKET_LINES } from '@dealerkit/domain/basket/basketRules';
import { numeric, optionalNumeric, optionalText, price as anyPrice } from '@dealerkit/domain/entities';
import { languageCodes } from '@dealerkit/domain/text/languages';
import { isPriceTooHigh, MAX_PRICE, nameKey } from '@dealerkit/domain/parts/partRules';
import { noPicture } from '@dealerkit/domain/parts/noPicture';
import type { PartValue } from '@dealerkit/domain/parts/partValues';
import { moveShelf } from '@dealerkit/domain/parts/shelf';
import { Extra } from '@dealerkit/domain/text/extra';
import { searchLength, textLengths } from '@dealerkit/domain/text/textLengths';
import { email, nameText, requiredText, storableText, text } from '@dealerkit/domain/text/textRules';

const { parts, orders, reviews, users } = textLengths;

const maxQuantity = 1_000_000_000;

/** Returns the schema of a quantity. */
export const wholeNumber = (min: number) =>
  pipe(
    number(),
    integer('must be a whole number'),
    minValue(min, `must be at least ${min}`),
    maxValue(maxQuantity, `must be at most ${maxQuantity}`),
  );

const textOf = (length: number) => pipe(optionalText, optional(text(length)));

const nameOf = (length: number) => pipe(optionalText, optional(nameText(length)));

/** Characters that browsers change in a URL: they remove control characters and line separators, and read a backslash as a slash. */
const rewrittenInUrls = /[\p{Cc}\p{Zl}\p{Zp}\\]/u;

/** Rejects `javascript:`, which would run, and `data:`, which would store images at the host. */
const isImageUrl = (url: string): boolean => {
  const resolved = URL.parse(url, 'https://shop.example');
  return !rewrittenInUrls.test(url) && (resolved?.protocol === 'https:' || resolved?.protocol === 'http:');
};

/** A number, or other text such as "On request" (D4). Text that is a number has become one before. */
const price = pipe(
  union([pipe(number(), minValue(0, 'must be at least 0')), text(parts.price)]),
  check((value) => !isPriceTooHigh(value), `must be at most ${MAX_PRICE}`),
);

export const signInBody = object({ email, username: nameOf(users.username) });

export const userBody = object({
  email,
  username: nameOf(users.username),
  // The documented spelling.
  loaction: requiredText(users.loaction),
  phone: requiredText(users.phone),
});

/** With what a site asks beside the documented values. */
export const profileBody = object({ ...userBody.entries, extra: Extra });

const orderLine = { product_name: text(orders.product_name), orderQuantity: pipe(numeric, wholeNumber(1)) };

export const orderBody = object({
  userEmail: email,
  userName: nameText(orders.userName),
  product_name: orderLine.product_name,
  address: requiredText(orders.address),
  phone: requiredText(orders.phone),
  orderQuantity: orderLine.orderQuantity,
});

const orderLines = pipe(
  array(object(orderLine)),
  minLength(1, 'must have a line'),
  maxLength(MAX_BASKET_LINES, `must not have more than ${MAX_BASKET_LINES} lines`),
);

/** The stock of a part is compared with one line. */
const hasEachPartOnce = rawCheck<InferOutput<typeof orderLines>>(({ dataset, addIssue }) => {
  if (!dataset.typed) return;
  const { value: lines } = dataset;
  const keys = lines.map(({ product_name }) => nameKey(product_name));
  for (const [index, line] of lines.entries()) {
    if (keys.indexOf(nameKey(line.product_name)) === index) continue;
    addIssue({
      message: 'must not be in another line',
      path: [
        { type: 'array', origin: 'value', input: lines, key: index, value: line },
        { type: 'object', origin: 'value', input: line, key: 'product_name', value: line.product_name },
      ],
    });
  }
});

/** For an account by its e-mail address, or for a customer by its `_id`. */
export const orderLinesBody = pipe(
  object({
    userEmail: optional(email),
    customer: optional(storableText),
    userName: nameText(orders.userName),
    address: requiredText(orders.address),
    phone: requiredText(orders.phone),
    note: textOf(orders.note),
    extra: optional(Extra),
    lines: pipe(orderLines, hasEachPartOnce),
  }),
  forward(
    check(
      ({ userEmail, customer }) => (userEmail === undefined) !== (customer === undefined),
      'is required, unless there is a `customer`',
    ),
    ['userEmail'],
  ),
);

const partEntries = {
  product_name: nameOf(parts.product_name),
  description: textOf(parts.description),
  price: pipe(anyPrice, optional(price)),
  image: pipe(
    requiredText(parts.image),
    check(isImageUrl, 'must be an http(s) URL or a path'),
    transform((image) => (image === noPicture ? '' : image)),
  ),
  minimum_order_quantity: pipe(numeric, wholeNumber(1)),
  available_quantity: pipe(optionalNumeric, optional(wholeNumber(0))),
  reorder_level: pipe(optionalNumeric, optional(wholeNumber(0))),
  shelf: nameOf(parts.shelf),
} satisfies Record<PartValue, GenericSchema>;

const hasShortShelf = ({ shelf }: { shelf?: string | null | undefined }) => (shelf ?? '').length <= parts.shelf;

const shelfTooLong = `must not be longer than ${parts.shelf} characters`;

/** A line `Shelf: ...` of the description becomes the shelf, which is not public. */
export const partBody = pipe(
  object(partEntries),
  transform(moveShelf),
  forward(
    check((part) => hasShortShelf(part), shelfTooLong),
    ['shelf'],
  ),
);

/** With what a site states beside the documented values. */
export const partWithExtraBody = pipe(
  object({ ...partEntries, extra: Extra }),
  transform(moveShelf),
  forward(
    check((part) => hasShortShelf(part), shelfTooLong),
    ['shelf'],
  ),
);

const reviewText = {
  productName: requiredText(reviews.productName),
  description: requiredText(reviews.description),
  rating: pipe(numeric, finite('must be finite')),
};

export const reviewBody = object({ reviewName: nameText(reviews.reviewName), reviewerEmail: email, ...reviewText });

export const reviewChangesBody = object(reviewText);

/** The values that were read: `null` where the part had none. */
const partRead = partial(
  object({
    product_name: nullable(string()),
    description: nullable(string()),
    price: nullable(union([numeric, string()])),
    image: nullable(string()),
    minimum_order_quantity: nullable(numeric),
    available_quantity: nullable(numeric),
    reorder_level: nullable(numeric),
    shelf: nullable(string()),
    extra: nullable(record(string(), string())),
  } satisfies Record<PartValue | 'extra', GenericSchema>),
);

const partUpdate = object({
  read: partRead,
  changes: pipe(
    partial(
      object({
        ...partEntries,
        reorder_level: nullable(pipe(numeric, wholeNumber(0))),
        shelf: nullable(nameText(parts.shelf)),
        extra: nullable(Extra),
      }),
    ),
    transform(moveShelf),
    forward(
      check((part) => hasShortShelf(part), shelfTooLong),
      ['shelf'],
    ),
    check((changes) => Object.keys(changes).length > 0, 'must have a value'),
  ),
});

/** A changed value that was not read could replace that of another admin unseen (D34). */
const readsChangedValues = rawCheck<InferOutput<typeof partUpdate>>(({ dataset, addIssue }) => {
  if (!dataset.typed) return;
  const { read, changes } = dataset.value;
  for (const key of Object.keys(changes).filter((changed) => !(changed in read))) {
    const step = { type: 'object', origin: 'value', input: dataset.value, value: read } as const;
    addIssue({
      message: 'must be the value that was read, or null if there was none',
      path: [
        { ...step, key: 'read' },
        { ...step, input: read, key, value: undefined },
      ],
    });
  }
});

export const partUpdateBody = pipe(partUpdate, readsChangedValues);

export const exportBody = object({
  language: picklist(languageCodes),
  search: textOf(searchLength),
  customer: textOf(24),
  status: textOf(20),
  from: textOf(40),
  to: textOf(40),
  date: textOf(10),
  numbers: optional(array(wholeNumber(1))),
  rows: optional(picklist(['orders', 'lines'])),
});
