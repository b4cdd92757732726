import { fromSmallestUnit } from '../money/amounts.js';
import type { Cheque, ClosedDay, Customer, DayBook, LedgerEntry } from '../books.js';
import type { CsvValue } from './csv.js';
import type { AuditEntry, Order, Part, User } from '../entities.js';
import { documentedPartValues, partValueNames, partValues } from '../parts/partValues.js';
import type { ExportTexts } from './exportTextsEn.js';
import { orderedLines, type OrderWithLines } from '../orders/orders.js';
import { amountFactor, lineAmount, linePrice } from '../orders/orderTerms.js';

/** What a column holds: `phones` are text with phone numbers, an `amount` is in the currency, a `date` is YYYY-MM-DD, a `time` is ISO 8601. */
export type CellType = 'text' | 'phones' | 'number' | 'amount' | 'date' | 'time';

/** The columns of an exported list: the header, the type, and the value of a row. */
export type ExportColumns<Row> = readonly (readonly [header: string, type: CellType, value: (row: Row) => CsvValue])[];

/** How an exported list writes what depends on the dealer. */
export interface CellFormats {
  /** A text with its phone numbers as people write them in the dealer's country. */
  phones: (text: string) => string;
  /** A time on the dealer's clock, as `2026-11-28 00:26:40`. */
  localTime: (time: string) => string;
}

/** Returns the cells of a row; a `time` is on the dealer's clock. */
export const exportCells = <Row>(
  columns: ExportColumns<Row>,
  row: Row,
  { phones, localTime }: CellFormats,
): CsvValue[] =>
  columns.map(([, type, value]) => {
    const cell = value(row);
    if (typeof cell !== 'string') return cell;
    if (type === 'time') return localTime(cell);
    return type === 'phones' ? phones(cell) : cell;
  });

const cellTypes = { line: 'text', text: 'text', address: 'text', price: 'amount', quantity: 'number' } as const;

/** The own values of a row in one cell. */
const extraColumn = (header: string): ExportColumns<Pick<Order, 'extra'>>[number] => [
  header,
  'text',
  ({ extra = {} }) =>
    Object.entries(extra)
      .map((value) => value.join(': '))
      .join('; '),
];

/** What of a list is exported. */
interface ColumnOptions {
  /** Whether the host keeps values beside the documented ones. */
  hasOwnValues: boolean;
}

/** The columns of exported parts, which the import recognises. */
export const partColumns = (texts: ExportTexts['parts'], { hasOwnValues }: ColumnOptions): ExportColumns<Part> => [
  ...(hasOwnValues ? partValueNames : documentedPartValues).map((name) => {
    const { label, kind } = partValues[name];
    return [texts[label], cellTypes[kind], (part: Part) => part[name]] as const;
  }),
  ...(hasOwnValues ? [extraColumn(texts.extra)] : []),
];

/** The columns of exported users. */
export const userColumns = (texts: ExportTexts['users'], { hasOwnValues }: ColumnOptions): ExportColumns<User> => [
  [texts.name, 'text', ({ username }) => username],
  [texts.email, 'text', ({ email }) => email],
  [texts.role, 'text', ({ role }) => (role === 'admin' ? texts.admin : texts.customer)],
  [texts.location, 'text', ({ loaction }) => loaction],
  [texts.phone, 'phones', ({ phone }) => phone],
  ...(hasOwnValues ? [extraColumn(texts.extra)] : []),
];

type Contact = Pick<Order, 'userName' | 'userEmail' | 'address' | 'phone'>;

const contactColumns = (orders: ExportTexts['orders']): ExportColumns<Contact> => [
  [orders.name, 'text', ({ userName }) => userName],
  [orders.email, 'text', ({ userEmail }) => userEmail],
  [orders.address, 'text', ({ address }) => address],
  [orders.phone, 'phones', ({ phone }) => phone],
];

const inCurrency = (amount: number | undefined, digits: number): CsvValue =>
  amount === undefined ? undefined : fromSmallestUnit(amount, digits);

/** The columns of what belongs to a whole order. */
const termColumns = (
  orders: ExportTexts['orders'],
  digits: number,
): ExportColumns<Pick<Order, 'discount' | 'deliveryCharge' | 'sum'>> => [
  [orders.discount, 'amount', ({ discount }) => inCurrency(discount, digits)],
  [orders.delivery, 'amount', ({ deliveryCharge }) => inCurrency(deliveryCharge, digits)],
  [orders.total, 'amount', ({ sum }) => inCurrency(sum, digits)],
];

/** Returns the amount of a line in the sum of its order: below 0 for a return. */
const countedAmount = (line: Order, digits: number): number | undefined => {
  const amount = lineAmount(line, digits);
  return amount === undefined ? undefined : amount * amountFactor(line.status) || 0;
};

/** A line of an order; what belongs to the whole order stands in its first line only, so that each column can be summed. */
export interface ExportedLine {
  line: Order;
  isFirst: boolean;
}

/** The columns of exported orders with a row for each line; amounts are in the currency, which has `digits`. */
export const orderLineColumns = (
  { orders, parts }: Pick<ExportTexts, 'orders' | 'parts'>,
  digits: number,
): ExportColumns<ExportedLine> => [
  [orders.number, 'number', ({ line }) => line.orderNumber],
  [orders.placedAt, 'time', ({ line }) => line.placedAt],
  [orders.status, 'text', ({ line: { status } }) => status && orders.statuses[status]],
  [parts.productName, 'text', ({ line }) => line.product_name],
  [orders.quantity, 'number', ({ line }) => line.orderQuantity],
  [parts.price, 'amount', ({ line }) => linePrice(line, digits)],
  [orders.amount, 'amount', ({ line }) => inCurrency(countedAmount(line, digits), digits)],
  ...termColumns(orders, digits).map(
    ([header, type, value]) =>
      [header, type, ({ line, isFirst }: ExportedLine) => (isFirst ? value(line) : undefined)] as const,
  ),
  ...contactColumns(orders).map(
    ([header, type, value]) => [header, type, ({ line }: ExportedLine) => value(line)] as const,
  ),
];

/** The columns of exported orders with a row for each order; amounts are in the currency, which has `digits`. */
export const orderColumns = (
  { orders }: Pick<ExportTexts, 'orders'>,
  digits: number,
): ExportColumns<OrderWithLines> => [
  [orders.number, 'number', ({ lines: [first] }) => first.orderNumber],
  [orders.placedAt, 'time', ({ lines: [first] }) => first.placedAt],
  [
    orders.status,
    'text',
    ({ lines }) => [...new Set(lines.flatMap(({ status }) => (status ? orders.statuses[status] : [])))].join(', '),
  ],
  [
    orders.parts,
    'text',
    ({ lines }) =>
      orderedLines(lines)
        .lines.map(({ orderQuantity, product_name }) => `${orderQuantity ?? ''} × ${product_name ?? ''}`)
        .join('; '),
  ],
  [orders.quantity, 'number', ({ lines }) => orderedLines(lines).pieces],
  [
    orders.amount,
    'amount',
    ({ lines }) =>
      inCurrency(
        lines.reduce((sum, line) => sum + (countedAmount(line, digits) ?? 0), 0),
        digits,
      ),
  ],
  ...[...termColumns(orders, digits), ...contactColumns(orders)].map(
    ([header, type, value]) => [header, type, ({ lines: [first] }: OrderWithLines) => value(first)] as const,
  ),
  [orders.note, 'text', ({ note }) => note],
  extraColumn(orders.extra),
];

/** The columns of exported customers; amounts are in the currency, which has `digits`. */
export const customerColumns = (
  { customers, users, orders }: Pick<ExportTexts, 'customers' | 'users' | 'orders'>,
  digits: number,
): ExportColumns<Customer> => [
  [users.name, 'text', ({ name }) => name],
  [orders.phone, 'phones', ({ phones }) => phones.join(', ')],
  [orders.address, 'text', ({ address }) => address],
  [users.email, 'text', ({ email }) => email],
  [customers.balance, 'amount', ({ balance }) => fromSmallestUnit(balance, digits)],
  [customers.cheques, 'amount', ({ cheques }) => cheques && fromSmallestUnit(cheques.amount, digits)],
  [customers.creditLimit, 'amount', ({ creditLimit }) => creditLimit && fromSmallestUnit(creditLimit, digits)],
  [customers.lastOrder, 'time', ({ lastOrderAt }) => lastOrderAt],
  [customers.note, 'text', ({ note }) => note],
];

/** The columns of the entries of one ledger; amounts are in the currency, which has `digits`. */
export const ledgerColumns = (
  { ledger, orders }: Pick<ExportTexts, 'ledger' | 'orders'>,
  digits: number,
): ExportColumns<LedgerEntry> => [
  [ledger.date, 'time', ({ at }) => at],
  [ledger.belongsTo, 'date', ({ belongsTo }) => belongsTo],
  [ledger.entry, 'text', ({ kind }) => ledger.kinds[kind]],
  [ledger.method, 'text', ({ method }) => method && ledger.methods[method]],
  [ledger.reference, 'text', ({ reference }) => reference],
  [ledger.chequeDate, 'date', ({ chequeDate }) => chequeDate],
  [orders.number, 'number', ({ orderNumber }) => orderNumber],
  [ledger.note, 'text', ({ note }) => note],
  [ledger.amount, 'amount', ({ amount }) => fromSmallestUnit(amount, digits)],
  [ledger.balance, 'amount', ({ balance }) => fromSmallestUnit(balance, digits)],
];

/** The columns of the payments and reversals of a day; amounts are in the currency, which has `digits`. */
export const dayBookColumns = (
  { ledger, audit, users }: Pick<ExportTexts, 'ledger' | 'audit' | 'users'>,
  digits: number,
): ExportColumns<DayBook['entries'][number]> => [
  [audit.at, 'time', ({ at }) => at],
  [ledger.belongsTo, 'date', ({ belongsTo }) => belongsTo],
  [users.customer, 'text', ({ customer }) => customer?.name],
  [ledger.entry, 'text', ({ kind }) => ledger.kinds[kind]],
  [ledger.method, 'text', ({ method }) => method && ledger.methods[method]],
  [ledger.reference, 'text', ({ reference }) => reference],
  [ledger.note, 'text', ({ note }) => note],
  // Money that comes in lowers what the customer owes.
  [ledger.amount, 'amount', ({ amount }) => fromSmallestUnit(-amount, digits)],
];

/** The columns of cheques; amounts are in the currency, which has `digits`. */
export const chequeColumns = (
  { cheques, ledger, users, audit }: Pick<ExportTexts, 'cheques' | 'ledger' | 'users' | 'audit'>,
  digits: number,
): ExportColumns<Cheque> => [
  [ledger.chequeDate, 'date', ({ chequeDate }) => chequeDate],
  [users.customer, 'text', ({ customer }) => customer.name],
  [cheques.number, 'text', ({ reference }) => reference],
  [ledger.amount, 'amount', ({ amount }) => fromSmallestUnit(amount, digits)],
  [cheques.status, 'text', ({ status }) => cheques.statuses[status]],
  [cheques.reason, 'text', ({ reason }) => reason],
  [ledger.note, 'text', ({ note }) => note],
  [cheques.receivedAt, 'time', ({ receivedAt }) => receivedAt],
  [audit.actor, 'text', ({ by }) => by],
];

/** The columns of closed days; amounts are in the currency, which has `digits`. */
export const closedDayColumns = (
  { closedDays, audit }: Pick<ExportTexts, 'closedDays' | 'audit'>,
  digits: number,
): ExportColumns<ClosedDay> => [
  [closedDays.day, 'date', ({ day }) => day],
  [closedDays.expectedCash, 'amount', ({ expectedCash }) => fromSmallestUnit(expectedCash, digits)],
  [closedDays.countedCash, 'amount', ({ countedCash }) => fromSmallestUnit(countedCash, digits)],
  [closedDays.difference, 'amount', ({ difference }) => fromSmallestUnit(difference, digits)],
  [audit.actor, 'text', ({ by }) => by],
  [audit.at, 'time', ({ at }) => at],
];

/** Names an action of the audit; one without a text keeps its name. */
export const auditActionText = ({ actions }: ExportTexts['audit'], action: string): string =>
  actions[action] ?? action.charAt(0).toUpperCase() + action.slice(1);

/** The columns of the exported audit. */
export const auditColumns = (texts: ExportTexts['audit']): ExportColumns<AuditEntry> => [
  [texts.at, 'time', ({ at }) => at],
  [texts.actor, 'text', ({ actor }) => actor],
  [texts.action, 'text', ({ action }) => auditActionText(texts, action)],
  [texts.subject, 'text', ({ subject }) => subject],
  [texts.detail, 'text', ({ detail }) => detail],
];
