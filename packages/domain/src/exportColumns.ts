import { fromSmallestUnit } from './amounts.js';
import type { Customer, DayBook, LedgerEntry } from './books.js';
import type { CsvValue } from './csv.js';
import type { AuditEntry, Order, Part, User } from './entities.js';
import type { ExportTexts } from './exportTextsEn.js';

/** The columns of an exported list: the header, and the value of a row. */
export type ExportColumns<Row> = readonly (readonly [header: string, value: (row: Row) => CsvValue])[];

/** The columns of exported parts, which the import recognises; `hasReorderLevel` is whether the host keeps reorder levels. */
export const partColumns = (
  texts: ExportTexts['parts'],
  { hasReorderLevel }: { hasReorderLevel: boolean },
): ExportColumns<Part> => [
  [texts.productName, ({ product_name }) => product_name],
  [texts.price, ({ price }) => price],
  [texts.minimumOrder, ({ minimum_order_quantity }) => minimum_order_quantity],
  [texts.available, ({ available_quantity }) => available_quantity],
  [texts.image, ({ image }) => image],
  [texts.description, ({ description }) => description],
  ...(hasReorderLevel ? [[texts.reorderLevel, ({ reorder_level }: Part) => reorder_level] as const] : []),
];

/** The columns of exported users. */
export const userColumns = (texts: ExportTexts['users']): ExportColumns<User> => [
  [texts.name, ({ username }) => username],
  [texts.email, ({ email }) => email],
  [texts.role, ({ role }) => (role === 'admin' ? texts.admin : texts.customer)],
  [texts.location, ({ loaction }) => loaction],
  [texts.phone, ({ phone }) => phone],
];

/** The columns of exported orders. */
export const orderColumns = ({
  orders,
  parts,
}: Pick<ExportTexts, 'orders'> & {
  parts: Pick<ExportTexts['parts'], 'productName' | 'price'>;
}): ExportColumns<Order> => [
  [orders.number, ({ orderNumber }) => orderNumber],
  [orders.placedAt, ({ placedAt }) => placedAt],
  [orders.status, ({ status }) => status && orders.statuses[status]],
  [parts.productName, ({ product_name }) => product_name],
  [orders.quantity, ({ orderQuantity }) => orderQuantity],
  [parts.price, ({ price }) => price],
  [orders.name, ({ userName }) => userName],
  [orders.email, ({ userEmail }) => userEmail],
  [orders.address, ({ address }) => address],
  [orders.phone, ({ phone }) => phone],
];

/** The columns of exported customers; amounts are in the currency, which has `digits`. */
export const customerColumns = (
  { customers, users, orders }: Pick<ExportTexts, 'customers' | 'users' | 'orders'>,
  digits: number,
): ExportColumns<Customer> => [
  [users.name, ({ name }) => name],
  [orders.phone, ({ phones }) => phones.join(', ')],
  [orders.address, ({ address }) => address],
  [users.email, ({ email }) => email],
  [customers.balance, ({ balance }) => fromSmallestUnit(balance, digits)],
  [customers.creditLimit, ({ creditLimit }) => creditLimit && fromSmallestUnit(creditLimit, digits)],
  [customers.lastOrder, ({ lastOrderAt }) => lastOrderAt],
  [customers.note, ({ note }) => note],
];

const localTimeFormat = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });

/** A date with its time where the user is, in the form that spreadsheet programs read as one. */
const localTime = (at: string): string => localTimeFormat.format(new Date(at));

/** The words of exported entries of a ledger. */
interface LedgerTexts extends Record<'entry' | 'method' | 'reference' | 'note' | 'amount', string> {
  kinds: Readonly<Record<LedgerEntry['kind'], string>>;
  methods: Readonly<Record<NonNullable<LedgerEntry['method']>, string>>;
}

/** The columns of the entries of one ledger; amounts are in the currency, which has `digits`. */
export const ledgerColumns = (
  texts: LedgerTexts & Record<'date' | 'chequeDate' | 'balance' | 'order', string>,
  digits: number,
): ExportColumns<LedgerEntry> => [
  [texts.date, ({ at }) => localTime(at)],
  [texts.entry, ({ kind }) => texts.kinds[kind]],
  [texts.method, ({ method }) => method && texts.methods[method]],
  [texts.reference, ({ reference }) => reference],
  [texts.chequeDate, ({ chequeDate }) => chequeDate],
  [texts.order, ({ orderNumber }) => orderNumber],
  [texts.note, ({ note }) => note],
  [texts.amount, ({ amount }) => fromSmallestUnit(amount, digits)],
  [texts.balance, ({ balance }) => fromSmallestUnit(balance, digits)],
];

/** The columns of the payments and reversals of a day; amounts are in the currency, which has `digits`. */
export const dayBookColumns = (
  texts: LedgerTexts & Record<'time' | 'customer', string>,
  digits: number,
): ExportColumns<DayBook['entries'][number]> => [
  [texts.time, ({ at }) => localTime(at)],
  [texts.customer, ({ customer }) => customer.name],
  [texts.entry, ({ kind }) => texts.kinds[kind]],
  [texts.method, ({ method }) => method && texts.methods[method]],
  [texts.reference, ({ reference }) => reference],
  [texts.note, ({ note }) => note],
  // Money that comes in lowers what the customer owes.
  [texts.amount, ({ amount }) => fromSmallestUnit(-amount, digits)],
];

/** Names an action of the audit; one without a text keeps its name. */
export const auditActionText = ({ actions }: ExportTexts['audit'], action: string): string =>
  actions[action] ?? action.charAt(0).toUpperCase() + action.slice(1);

/** The columns of the exported audit. */
export const auditColumns = (texts: ExportTexts['audit']): ExportColumns<AuditEntry> => [
  [texts.at, ({ at }) => at],
  [texts.actor, ({ actor }) => actor],
  [texts.action, ({ action }) => auditActionText(texts, action)],
  [texts.subject, ({ subject }) => subject],
  [texts.detail, ({ detail }) => detail],
];
