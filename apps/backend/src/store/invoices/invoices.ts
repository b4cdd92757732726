import { fromSmallestUnit } from '@dealerkit/domain/money/amounts';
import { Invoice, type InvoiceLine } from '@dealerkit/domain/books';
import { partNumber } from '@dealerkit/domain/parts/partFacts';
import { invoiceTerms } from '@dealerkit/domain/orders/orderTerms';
import * as v from 'valibot';
import { first } from '../sql/first.ts';
import { keptGoodsOf, lockOrder, type LockedLine, type LockedOrder } from '../orderChanges/lockedOrder.ts';
import { notify } from '../notifications/events.ts';
import { once } from '../sql/once.ts';
import type { Changes } from '../sql/changes.ts';
import { type SqlContext, query, send, type Statements } from '../sql/transactions.ts';
import { readCustomer } from '../customers/customerRows.ts';
import { nextNumber } from './invoiceNumbers.ts';
import type { CreditedInvoice, FoundInvoice, InvoiceStore, IssuedInvoice } from './InvoiceStore.ts';

const Issued = v.object({ outcome: v.literal('issued'), number: v.string() });

const parseInvoice = (content: unknown): Invoice => v.parse(Invoice, JSON.parse(String(content)));

/** The condition of an invoice that no credit note takes back. */
const stands = 'NOT EXISTS (SELECT 1 FROM credit_notes WHERE credit_notes.invoice = invoices.number)';

/** A line of an invoice: the pieces that were handed over and not returned. */
function invoiceLine(
  { _id, product_name, orderQuantity, unit_price }: LockedLine,
  { lines }: LockedOrder,
  numbers: ReadonlyMap<unknown, string | undefined>,
): InvoiceLine {
  const returned = lines.filter(({ of_line }) => of_line === _id).reduce((sum, line) => sum + line.orderQuantity, 0);
  const unitPrice = unit_price ?? 0;
  const pieces = orderQuantity - returned;
  const number = numbers.get(_id);
  return {
    product_name,
    ...(number !== undefined && { partNumber: number }),
    orderQuantity: pieces,
    unitPrice,
    amount: unitPrice * pieces,
  };
}

/** The numbers of the parts of an order by the `_id` of the line, for parts that are still on sale. */
function* partNumbers(orderNumber: number): Statements<Map<unknown, string | undefined>> {
  const rows = yield* query(
    `SELECT order_lines._id AS line, description FROM order_lines JOIN parts ON parts._id = part_id
     WHERE order_number = ? AND description IS NOT NULL`,
    orderNumber,
  );
  return new Map(rows.map(({ line, description }) => [line, partNumber({ description: String(description) })]));
}

/** The invoices of an order that no credit note takes back, the latest last. */
function* standingInvoices(number: number): Statements<Invoice[]> {
  const rows = yield* query(
    `SELECT content FROM invoices WHERE order_number = ? AND ${stands} ORDER BY issued_at, number`,
    number,
  );
  return rows.map(({ content }) => parseInvoice(content));
}

function* customerOnInvoice({ customer, userName, address, phone }: LockedOrder): Statements<Invoice['customer']> {
  const known = customer === null ? undefined : yield* readCustomer(customer);
  return { name: known?.name ?? userName, address: known?.address ?? address, phone: known?.phones[0] ?? phone };
}

/** Issues an invoice for what is handed over and not invoiced. */
export function* issueInvoice(
  context: SqlContext,
  { audit }: Changes,
  { orderNumber, today, actor }: { orderNumber: number; today: string; actor: string },
): Statements<IssuedInvoice> {
  const order = yield* lockOrder(context, orderNumber);
  if (!order) return { outcome: 'no such order' };
  const standing = yield* standingInvoices(orderNumber);
  const rows = yield* query(
    `SELECT line FROM invoice_lines JOIN invoices ON invoices.number = invoice
     WHERE line IN (SELECT _id FROM order_lines WHERE order_lines.order_number = ?) AND ${stands}`,
    orderNumber,
  );
  const invoiced = new Set(rows.map(({ line }) => line));
  const numbers = yield* partNumbers(orderNumber);
  const covered = order.lines
    .filter(({ _id, status }) => status === 'handedOver' && !invoiced.has(_id))
    .map((line) => ({ _id: line._id, content: invoiceLine(line, order, numbers) }))
    .filter(({ content }) => content.orderQuantity > 0);
  const latest = standing.at(-1);
  if (covered.length === 0) {
    return latest ? { outcome: 'issued', number: latest.number } : { outcome: 'nothing handed over' };
  }
  const lines = covered.map(({ content }) => content);
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  const { listed, cost } = keptGoodsOf(context, order);
  const terms = { discount: listed - cost, deliveryCharge: order.delivery_charge };
  const { discount, deliveryCharge } = invoiceTerms(terms, standing, sum);
  const total = sum - discount + deliveryCharge;
  const customer = yield* customerOnInvoice(order);
  const number = yield* nextNumber(context, 'invoice', today);
  if (typeof number !== 'string') return number;
  const now = Date.now();
  const content = { number, issuedAt: new Date(now).toISOString(), orderNumber, customer, lines };
  yield* send(
    'INSERT INTO invoices (number, issued_at, order_number, total, content, by) VALUES (?, ?, ?, ?, ?, ?)',
    number,
    now,
    orderNumber,
    total,
    JSON.stringify({ ...content, discount, deliveryCharge, total }),
    actor,
  );
  for (const { _id } of covered) yield* send('INSERT INTO invoice_lines (line, invoice) VALUES (?, ?)', _id, number);
  audit.push({
    actor,
    action: 'issue invoice',
    subject: number,
    detail: `order ${orderNumber}, total ${fromSmallestUnit(total, context.digits)}`,
  });
  yield* notify(context, { kind: 'invoice', number: orderNumber, invoice: number, email: order.userEmail, actor });
  return { outcome: 'issued', number };
}

function* credit(
  context: SqlContext,
  { audit }: Changes,
  { invoice, today, reason, actor }: { invoice: string; today: string; reason: string; actor: string },
): Statements<CreditedInvoice> {
  const { lock } = context.dialect;
  // The second of two credit notes waits here for the first one.
  const row = yield* first(`SELECT 1 FROM invoices WHERE number = ? ${lock}`, invoice);
  if (!row) return { outcome: 'no such invoice' };
  const earlier = yield* first('SELECT number FROM credit_notes WHERE invoice = ?', invoice);
  if (earlier) return { outcome: 'credited', creditedBy: String(earlier['number']) };
  const number = yield* nextNumber(context, 'credit', today);
  if (typeof number !== 'string') return number;
  const values = [number, invoice, Date.now(), reason, actor];
  yield* send('INSERT INTO credit_notes (number, invoice, issued_at, reason, by) VALUES (?, ?, ?, ?, ?)', ...values);
  audit.push({ actor, action: 'credit invoice', subject: invoice, detail: `${number}: ${reason}` });
  return { outcome: 'issued', number };
}

const negative = (amount: number) => (amount === 0 ? 0 : -amount);

/** A credit note as the invoice that it takes back, with negative amounts. */
const creditNoteOf = (
  { lines, discount, deliveryCharge, total, ...invoice }: Invoice,
  note: { number: string; issuedAt: string; credits: string; reason: string },
): Invoice => ({
  ...invoice,
  ...note,
  lines: lines.map((line) => ({ ...line, amount: negative(line.amount) })),
  discount: negative(discount),
  deliveryCharge: negative(deliveryCharge),
  total: negative(total),
});

function* find(number: string): Statements<FoundInvoice | undefined> {
  const row = yield* first(
    `SELECT content, invoice, credit_notes.number AS credit, credit_notes.issued_at AS credited_at, reason,
       customers.email AS account
     FROM invoices LEFT JOIN credit_notes ON invoice = invoices.number
       LEFT JOIN orders ON orders.number = order_number LEFT JOIN customers ON customers._id = customer
     WHERE invoices.number = coalesce((SELECT invoice FROM credit_notes WHERE number = ?), ?)`,
    number,
    number,
  );
  if (!row) return undefined;
  const stored = parseInvoice(row['content']);
  const { credit: creditedBy } = row;
  const account = typeof row['account'] === 'string' ? row['account'] : undefined;
  if (creditedBy !== number) {
    return { account, invoice: { ...stored, ...(typeof creditedBy === 'string' && { creditedBy }) } };
  }
  const issuedAt = new Date(Number(row['credited_at'])).toISOString();
  const note = { number, issuedAt, credits: stored.number, reason: String(row['reason']) };
  return { account, invoice: creditNoteOf(stored, note) };
}

/** The invoices and credit notes of both databases. */
export function invoices(context: SqlContext): Pick<InvoiceStore, 'issueInvoice' | 'getInvoice' | 'creditInvoice'> {
  const { read, transact } = context;
  return {
    issueInvoice: (orderNumber, today, writer) =>
      transact((changes) =>
        once(writer, { invoice: orderNumber }, Issued, () =>
          issueInvoice(context, changes, { orderNumber, today, actor: writer.actor }),
        ),
      ),

    getInvoice: (number) => read(find(number)),

    creditInvoice: (invoice, { reason, today }, writer) =>
      transact((changes) =>
        once(writer, { credit: invoice, reason }, Issued, () =>
          credit(context, changes, { invoice, today, reason, actor: writer.actor }),
        ),
      ),
  };
}
