import { fromSmallestUnit } from './amounts.js';
import type { Customer } from './books.js';
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
