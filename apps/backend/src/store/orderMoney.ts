import type { Order } from '@dealerkit/domain/entities';
import { type Debt, debtsOf, dueOfOrder } from '@dealerkit/domain/ledgerRules';
import * as v from 'valibot';
import { sumOfOrder } from './books/entries.ts';
import type { NumberedOrder } from './orderResults.ts';
import { type Books, query, type ResultRow, type Steps } from './steps.ts';

type Read = Pick<Books, 'dialect'>;

type Entry = Parameters<typeof debtsOf>[0][number];

/** An entry as it is stored; no schema checks it, since a page of orders has a thousand. */
const entryOf = ({ _id, at, kind, amount, order_number, reverses }: ResultRow): Entry => ({
  _id: String(_id),
  at: new Date(Number(at)).toISOString(),
  kind: kind as Entry['kind'],
  amount: Number(amount),
  ...(order_number !== null && { orderNumber: Number(order_number) }),
  ...(typeof reverses === 'string' && { reverses }),
});

/** The debts of those of the customers who owe something, by customer. */
function* readDebts({ dialect }: Read, customers: readonly string[]): Steps<Map<string, Debt[]>> {
  if (customers.length === 0) return new Map();
  const owing = yield* query(
    `SELECT _id FROM customers WHERE ${dialect.among('_id')} AND balance > 0`,
    JSON.stringify(customers),
  );
  if (owing.length === 0) return new Map();
  const rows = yield* query(
    `SELECT customer, _id, at, kind, amount, order_number, reverses FROM ledger_entries WHERE ${dialect.among('customer')}`,
    JSON.stringify(owing.map(({ _id }) => _id)),
  );
  const entries = new Map<string, Entry[]>();
  for (const row of rows) {
    const customer = String(row['customer']);
    const own = entries.get(customer) ?? [];
    entries.set(customer, own);
    own.push(entryOf(row));
  }
  return new Map(Array.from(entries, ([customer, own]) => [customer, debtsOf(own)]));
}

/** Adds to lines what is due of their orders. */
export function* withDues(read: Read, lines: readonly Order[]): Steps<Order[]> {
  const customers = new Set(lines.map(({ customer }) => customer).filter((customer) => customer !== undefined));
  const debts = yield* readDebts(read, [...customers]);
  return lines.map((line) => ({
    ...line,
    due: dueOfOrder(debts.get(line.customer ?? '') ?? [], line.orderNumber ?? 0),
  }));
}

const MoneyRow = v.object({
  discount: v.nullable(v.number()),
  delivery_charge: v.nullable(v.number()),
  customer: v.nullable(v.string()),
  account: v.nullable(v.string()),
});

const InvoiceRow = v.object({
  number: v.string(),
  issued_at: v.number(),
  total: v.number(),
  credited_by: v.nullable(v.string()),
});

/** The terms of an order, its invoices, and what of it is paid and due. */
export function* readOrderMoney(read: Read, number: number): Steps<Omit<NumberedOrder, 'owner' | 'lines'>> {
  const [row] = yield* query(
    `SELECT discount, delivery_charge, customer, customers.email AS account
     FROM orders LEFT JOIN customers ON customers._id = customer WHERE orders.${read.dialect.number} = ?`,
    number,
  );
  const { discount, delivery_charge, customer, account } = v.parse(MoneyRow, row);
  const invoices = yield* query(
    `SELECT invoices.number, invoices.issued_at, total, credit_notes.number AS credited_by
     FROM invoices LEFT JOIN credit_notes ON invoice = invoices.number
     WHERE order_number = ? ORDER BY invoices.issued_at, invoices.number`,
    number,
  );
  const charged = yield* sumOfOrder(number);
  const debts = customer === null ? new Map<string, Debt[]>() : yield* readDebts(read, [customer]);
  const due = dueOfOrder(debts.get(customer ?? '') ?? [], number);
  return {
    discount: discount ?? 0,
    deliveryCharge: delivery_charge ?? 0,
    account: account ?? undefined,
    invoices: invoices.map((each) => {
      const { issued_at, credited_by, ...invoice } = v.parse(InvoiceRow, each);
      const creditedBy = credited_by !== null && { creditedBy: credited_by };
      return { ...invoice, issuedAt: new Date(issued_at).toISOString(), ...creditedBy };
    }),
    due,
    paid: charged - due,
  };
}
