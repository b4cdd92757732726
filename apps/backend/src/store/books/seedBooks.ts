import type { PaymentMethod } from '@dealerkit/domain/books';
import { numbersIn } from '@dealerkit/domain/phones/readPhones';
import { first } from '../sql/first.ts';
import { lockOrder } from '../orderChanges/lockedOrder.ts';
import type { Changes } from '../sql/changes.ts';
import { type SqlContext, query, send, type Statements } from '../sql/transactions.ts';
import { chargeLine, customerOfOrder } from '../orderChanges/charges.ts';
import { insertCheque } from '../ledger/cheques.ts';
import { indexCustomer, insertPhones } from '../customers/customers.ts';
import { insertEntry } from '../ledger/entries.ts';
import { issueInvoice } from '../invoices/invoices.ts';

/** The money of a new demo. */
export interface SeedBooks {
  /** The e-mail address of the admin. */
  by: string;
  payments: { userEmail: string; amount: number; method: PaymentMethod; at: number; reference?: string }[];
  /** Those that have not cleared. */
  cheques: { userEmail: string; amount: number; reference: string; chequeDate: string; receivedAt: number }[];
  creditLimits: { userEmail: string; creditLimit: number }[];
  /** The indexes of the orders that get an invoice, and its date. */
  invoices: { order: number; today: string }[];
}

/** Gives the orders of a new demo their customers, to whom an admin has added the phone number, and charges what is handed over. */
function* addCustomers(context: SqlContext, changes: Changes, numbers: readonly number[]): Statements<void> {
  for (const number of numbers) {
    const order = yield* lockOrder(context, number);
    if (!order) continue;
    const customer = yield* customerOfOrder(context, changes, order);
    const [phone] = numbersIn(order.phone, context.countryCode);
    if (phone !== undefined && !(yield* first('SELECT 1 FROM customer_phones WHERE phone = ?', phone))) {
      yield* insertPhones(customer, [phone]);
      yield* indexCustomer(customer);
    }
    const handedOver = order.lines.filter(({ status }) => status === 'handedOver');
    for (const [index, line] of handedOver.entries()) {
      const { by: actor = '', at = '' } = line.history.at(-1) ?? {};
      const charged = { ...order, customer, lines: handedOver.slice(0, index + 1) };
      yield* chargeLine(context, changes, { order: charged, line, actor, at: Date.parse(at) });
    }
  }
}

/** Adds customers, ledgers and invoices to the orders of a new demo. */
export function* seedBooks(
  context: SqlContext,
  changes: Changes,
  { by, payments, cheques, creditLimits, invoices }: SeedBooks,
): Statements<void> {
  const numbers = (yield* query('SELECT number FROM orders ORDER BY number')).map((row) => Number(row['number']));
  yield* addCustomers(context, changes, numbers);
  const customers = yield* query('SELECT _id, email FROM customers');
  const idOf = new Map(customers.map(({ _id, email }) => [email, String(_id)]));
  for (const { userEmail, amount, ...payment } of payments) {
    const customer = idOf.get(userEmail) ?? '';
    yield* insertEntry(context, { ...payment, kind: 'payment', amount: -amount, customer, by });
  }
  for (const { userEmail, ...cheque } of cheques) {
    yield* insertCheque(context, { ...cheque, customer: idOf.get(userEmail) ?? '', by });
  }
  for (const { userEmail, creditLimit } of creditLimits) {
    yield* send('UPDATE customers SET credit_limit = ? WHERE email = ?', creditLimit, userEmail);
  }
  for (const { order, today } of invoices) {
    yield* issueInvoice(context, changes, { orderNumber: numbers[order] ?? 0, today, actor: by });
  }
}
