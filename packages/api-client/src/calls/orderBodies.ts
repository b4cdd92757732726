import {
  array,
  boolean,
  check,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullable,
  number,
  object,
  optional,
  partial,
  pipe,
  rawCheck,
  record,
  string,
} from 'valibot';
import { MAX_AMOUNT } from '@dealerkit/domain/money/amounts';
import { isStep } from '@dealerkit/domain/orders/orderSteps';
import { numeric, optionalText, OrderStatus } from '@dealerkit/domain/entities';
import { reasonLength, textLengths } from '@dealerkit/domain/text/textLengths';
import { requiredText, text } from '@dealerkit/domain/text/textRules';
import { wholeNumber } from './bodies.js';

/** The highest number of lines that one call moves. */
const MAX_MOVED_LINES = 500;

/** Returns the schema of an amount of the smallest unit of the currency. */
export const amount = (min: number) =>
  pipe(
    number(),
    integer('must be a whole number of the smallest unit of the currency'),
    minValue(min, `must be at least ${min}`),
    maxValue(MAX_AMOUNT, `must be at most ${MAX_AMOUNT}`),
  );

/** Why something is taken back. */
export const reason = requiredText(reasonLength);

const optionalReason = pipe(optionalText, optional(text(reasonLength)));

const ids = pipe(
  array(string()),
  minLength(1, 'must have an _id'),
  maxLength(MAX_MOVED_LINES, `must not have more than ${MAX_MOVED_LINES} ids`),
);

export const statusBody = object({ from: OrderStatus, to: OrderStatus, reason: optionalReason });

export const statusesBody = pipe(
  object({ ids, ...statusBody.entries }),
  check(({ from, to }) => isStep({ from, to }), 'must be one step forward or back, or cancelled'),
);

const quantity = pipe(numeric, wholeNumber(1));

export const splitBody = object({ quantity });

export const quantityBody = object({ read: quantity, quantity });

export const returnBody = object({ quantity, restock: boolean(), reason, credit: optional(amount(0)) });

const terms = partial(
  object({
    discount: nullable(amount(0)),
    deliveryCharge: nullable(amount(0)),
    note: nullable(text(textLengths.orders.note)),
    prices: record(string(), nullable(amount(0))),
  }),
);

const termsUpdate = object({
  read: terms,
  changes: pipe(
    terms,
    check(({ prices, ...others }) => Object.keys({ ...prices, ...others }).length > 0, 'must have a value'),
  ),
});

const keysOf = ({ prices = {}, ...others }: InferOutput<typeof terms>): string[] => [
  ...Object.keys(others),
  ...Object.keys(prices).map((id) => `prices.${id}`),
];

/** A changed value that was not read could replace that of another admin unseen (D34). */
const readsWhatItChanges = rawCheck<InferOutput<typeof termsUpdate>>(({ dataset, addIssue }) => {
  if (!dataset.typed) return;
  const { read, changes } = dataset.value;
  const isSame = keysOf(read).toSorted().join() === keysOf(changes).toSorted().join();
  if (!isSame) addIssue({ message: 'must have the same keys in `read` and `changes`, null for what was not agreed' });
});

export const termsBody = pipe(termsUpdate, readsWhatItChanges);
