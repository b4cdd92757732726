import {
  array,
  boolean,
  check,
  integer,
  type InferOutput,
  isoDate,
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
  string,
} from 'valibot';
import { isRolledOver } from '@dealerkit/domain/site/calendar';
import { MAX_AMOUNT } from '@dealerkit/domain/money/amounts';
import { ChequeStatus, PaymentMethod } from '@dealerkit/domain/books';
import { isChequeStep, needsReason } from '@dealerkit/domain/books/cheques';
import { isPhone, MAX_PHONES } from '@dealerkit/domain/phones/phone';
import { phoneTextLength, textLengths } from '@dealerkit/domain/text/textLengths';
import { isVisible } from '@dealerkit/domain/text/sameText';
import { email, requiredName, text } from '@dealerkit/domain/text/textRules';
import { amount, reason } from './orderBodies.js';

const { customers, ledger_entries: ledger } = textLengths;

const phones = pipe(
  // Whether the number exists, the host decides, which knows the country.
  array(pipe(text(phoneTextLength), check(isPhone, 'must be a phone number'))),
  minLength(1, 'must have a phone number'),
  maxLength(MAX_PHONES, `must not have more than ${MAX_PHONES} phone numbers`),
);

export const customerBody = object({
  name: requiredName(customers.name),
  phones,
  address: optional(text(customers.address)),
  note: optional(text(customers.note)),
  creditLimit: optional(amount(0)),
});

const customerValues = partial(
  object({
    name: requiredName(customers.name),
    phones,
    address: nullable(text(customers.address)),
    note: nullable(text(customers.note)),
    creditLimit: nullable(amount(0)),
  }),
);

const customerRead = partial(
  object({
    name: string(),
    phones: array(string()),
    address: nullable(string()),
    note: nullable(string()),
    creditLimit: nullable(number()),
  }),
);

const customerUpdate = object({
  read: customerRead,
  changes: pipe(
    customerValues,
    check((changes) => Object.keys(changes).length > 0, 'must have a value'),
  ),
});

/** A changed value that was not read could replace that of another admin unseen (D34). */
const readsWhatItChanges = rawCheck<InferOutput<typeof customerUpdate>>(({ dataset, addIssue }) => {
  if (!dataset.typed) return;
  const { read, changes } = dataset.value;
  const isRead = Object.keys(changes).every((key) => key in read);
  if (!isRead) addIssue({ message: 'must have every value of `changes` in `read`, null where there was none' });
});

/** The values that were read, null where there was none, and those to set. */
export const customerUpdateBody = pipe(customerUpdate, readsWhatItChanges);

export const mergeBody = object({ from: string() });

export const accountBody = object({ email });

/** The `_id` of the customer that an order has, null for none, and of the one it gets. */
export const orderCustomerBody = object({ read: nullable(string()), customer: string() });

const isOnCalendar = (date: string) => !isRolledOver(date);

const dateMessage = 'must be a date, for example 2026-01-31';
const timeMessage = 'must be a date, for example 2026-01-31, or a date and time (ISO 8601)';

const timeFormat = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/;

/** When money moved: a day of the dealer, or a time. */
const time = pipe(
  string(),
  check((at) => timeFormat.test(at) && Date.parse(at) > 0 && isOnCalendar(at), timeMessage),
);

const entry = object({
  kind: picklist(['payment', 'refund', 'adjustment']),
  amount: pipe(
    number(),
    integer('must be a whole number of the smallest unit of the currency'),
    minValue(-MAX_AMOUNT, `must be at least ${-MAX_AMOUNT}`),
    maxValue(MAX_AMOUNT, `must be at most ${MAX_AMOUNT}`),
  ),
  method: optional(PaymentMethod),
  reference: optional(text(ledger.reference)),
  chequeDate: optional(pipe(string(), isoDate(dateMessage), check(isOnCalendar, dateMessage))),
  note: optional(text(ledger.note)),
  at: optional(time),
  /** Whether a payment is recorded although the same one was recorded within the hour. */
  isRepeated: optional(boolean()),
});

/** A rule about one value of a body, in view of the others. */
interface Need<Values> {
  key: keyof Values & string;
  isMet: (values: Values) => boolean;
  message: string;
}

const meets = <Values>(needs: readonly Need<Values>[]) =>
  rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const malformed = new Set(dataset.issues?.map(({ path }) => path?.[0]?.key));
    for (const { key, message } of needs.filter((need) => !need.isMet(value) && !malformed.has(need.key))) {
      const input = value as Record<string, unknown>;
      addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: value[key] }] });
    }
  });

/** Payments and refunds are positive here and have a method; an adjustment is positive if it raises the balance. All but payments have a note. */
export const ledgerEntryBody = pipe(
  entry,
  meets<InferOutput<typeof entry>>([
    {
      key: 'amount',
      isMet: ({ kind, amount: value }) => kind === 'adjustment' || value > 0,
      message: 'must be above 0',
    },
    { key: 'amount', isMet: ({ amount: value }) => value !== 0, message: 'must not be 0' },
    {
      key: 'method',
      isMet: ({ kind, method }) => (kind === 'adjustment') === (method === undefined),
      message: 'is for payments and refunds',
    },
    {
      key: 'chequeDate',
      isMet: ({ method, chequeDate }) => chequeDate === undefined || method === 'cheque',
      message: 'is that of a cheque',
    },
    {
      key: 'note',
      isMet: ({ kind, note = '' }) => kind === 'payment' || note.trim() !== '',
      message: 'is required',
    },
  ]),
);

/** Cash that comes in or goes out without a customer. */
export const cashBody = object({
  kind: picklist(['cashIn', 'cashOut']),
  amount: amount(1),
  note: reason,
  at: optional(time),
});

/** The cash that was counted at the end of a day, and the closing cash of its day book, which must still be the same. */
export const closeBody = object({
  countedCash: amount(0),
  expectedCash: number(),
});

const chequeChange = object({
  from: ChequeStatus,
  to: ChequeStatus,
  /** Why it bounced or is cancelled. */
  reason: optional(text(ledger.note)),
  /** What the bank asks for a cheque that bounced, which the customer is charged with. */
  charge: optional(amount(1)),
  /** When the bank paid or charged it. */
  at: optional(time),
});

/** What becomes of a cheque that still has the status `from`. */
export const chequeBody = pipe(
  chequeChange,
  meets<InferOutput<typeof chequeChange>>([
    { key: 'to', isMet: isChequeStep, message: 'must be a step from the status `from`' },
    { key: 'reason', isMet: ({ to, reason: why = '' }) => !needsReason(to) || isVisible(why), message: 'is required' },
    {
      key: 'charge',
      isMet: ({ to, charge }) => charge === undefined || to === 'bounced',
      message: 'is for a cheque that bounced',
    },
    {
      key: 'at',
      isMet: ({ to, at }) => at === undefined || to === 'cleared' || to === 'bounced',
      message: 'is for what the bank did',
    },
  ]),
);

export const reversalBody = object({ reason });

export const creditBody = object({ reason });
