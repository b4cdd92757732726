import type { InvoiceSummary } from '@dealerkit/domain/books';
import type { Order } from '@dealerkit/domain/entities';
import * as v from 'valibot';
import { sumOfOrder } from '../ledger/entries.ts';
import { readDues } from './orderDues.ts';
import type { NumberedOrder } from './orderResults.ts';
import { type SqlContext, query, type ResultRow, type Statements } from '../sql/transactions.ts';

type Context = Pick<SqlContext, 'dialect'>;

/** Adds to lines what is due of their orders; only what is handed over is charged. */
export function* withDues(context: Context, lines: readonly Order[]): Statements<Order[]> {
  const charged = lines.filter(({ status }) => status === 'handedOver');
  const dues = yield* readDues(
    context,
    charged.map(({ orderNumber = 0 }) => orderNumber),
  );
  return lines.map((line) => ({ ...line, due: dues.get(line.orderNumber ?? 0) ?? 0 }));
}

const InvoiceRow = v.object({
  number: v.string(),
  issued_at: v.number(),
  total: v.number(),
  credited_by: v.nullable(v.string()),
});

function invoiceOf(row: ResultRow): InvoiceSummary {
  const { issued_at, credited_by, ...invoice } = v.parse(InvoiceRow, row);
  const creditedBy = credited_by !== null && { creditedBy: credited_by };
  return { ...invoice, issuedAt: new Date(issued_at).toISOString(), ...creditedBy };
}

/** The invoices of the orders that a condition selects, with the number of their credit notes. */
const invoicesWhere = (condition: string) => `
  SELECT order_number, invoices.number, invoices.issued_at, total, credit_notes.number AS credited_by
  FROM invoices LEFT JOIN credit_notes ON invoice = invoices.number
  WHERE ${condition} ORDER BY invoices.issued_at, invoices.number`;

/**
 * Adds to the lines of orders under an address what of them is paid and due, and their invoices: those of the customer to whom the account
 * is linked.
 */
export function* withMoneyOfAccount(context: Context, lines: readonly Order[], email: string): Statements<Order[]> {
  const [linked] = yield* query('SELECT _id FROM customers WHERE email = ?', email);
  const own = lines.filter(({ customer }) => customer !== undefined && customer === linked?.['_id']);
  const [first] = own;
  if (!first) return [...lines];
  const customer = String(first.customer);
  const numbers = own.map(({ orderNumber = 0 }) => orderNumber);
  const range = [numbers.reduce((a, b) => Math.min(a, b)), numbers.reduce((a, b) => Math.max(a, b))];
  const dues = yield* readDues(context, numbers);
  const charged = yield* query(
    `SELECT order_number, CAST(sum(amount) AS BIGINT) AS amount FROM ledger_entries
     WHERE customer = ? AND order_number BETWEEN ? AND ? GROUP BY order_number`,
    customer,
    ...range,
  );
  const ofCustomer = `order_number IN (SELECT number FROM orders WHERE customer = ?)`;
  const issued = yield* query(invoicesWhere(`${ofCustomer} AND order_number BETWEEN ? AND ?`), customer, ...range);
  const amounts = new Map(charged.map((row) => [Number(row['order_number']), Number(row['amount'])]));
  return lines.map((line) => {
    const { orderNumber = 0 } = line;
    if (line.customer !== customer) return line;
    const due = dues.get(orderNumber) ?? 0;
    const invoices = issued.filter((row) => row['order_number'] === orderNumber).map(invoiceOf);
    return { ...line, due, paid: (amounts.get(orderNumber) ?? 0) - due, invoices };
  });
}

const MoneyRow = v.object({
  discount: v.nullable(v.number()),
  delivery_charge: v.nullable(v.number()),
  account: v.nullable(v.string()),
});

/** The terms of an order, its invoices, and what of it is paid and due; undefined for an order that was deleted. */
export function* readOrderMoney(
  context: Context,
  number: number,
): Statements<Omit<NumberedOrder, 'owner' | 'lines'> | undefined> {
  const [row] = yield* query(
    `SELECT discount, delivery_charge, customers.email AS account
     FROM orders LEFT JOIN customers ON customers._id = customer WHERE orders.number = ?`,
    number,
  );
  if (!row) return undefined;
  const { discount, delivery_charge, account } = v.parse(MoneyRow, row);
  const invoices = yield* query(invoicesWhere('order_number = ?'), number);
  const charged = yield* sumOfOrder(number);
  const due = (yield* readDues(context, [number])).get(number) ?? 0;
  return {
    discount: discount ?? 0,
    deliveryCharge: delivery_charge ?? 0,
    account: account ?? undefined,
    invoices: invoices.map(invoiceOf),
    due,
    paid: charged - due,
  };
}
