import type { AuditEntry, Order, Part, User } from '@dealerkit/domain/entities';
import type { CsvValue } from '@dealerkit/domain/csv';
import { orderNumber } from '@dealerkit/domain/orderRules';
import type { Texts } from './texts/en.js';

/** The columns of an exported list: the header, and the value of a row. */
export type ExportColumns<Row> = (
  texts: Texts,
) => readonly (readonly [header: string, value: (row: Row) => CsvValue])[];

/** The columns of exported parts, which the import recognises. */
export const partColumns: ExportColumns<Part> = ({ addPart }) => [
  [addPart.productName, ({ product_name }) => product_name],
  [addPart.price, ({ price }) => price],
  [addPart.minimumOrder, ({ minimum_order_quantity }) => minimum_order_quantity],
  [addPart.available, ({ available_quantity }) => available_quantity],
  [addPart.image, ({ image }) => image],
  [addPart.description, ({ description }) => description],
];

/** The columns of exported users. */
export const userColumns: ExportColumns<User> = ({ users }) => [
  [users.name, ({ username }) => username],
  [users.email, ({ email }) => email],
  [users.role, ({ role }) => (role === 'admin' ? users.admin : users.customer)],
  [users.location, ({ loaction }) => loaction],
  [users.phone, ({ phone }) => phone],
];

/** The columns of exported orders. */
export const orderColumns: ExportColumns<Order> = ({ addPart, exports, importParts, order, orders }) => [
  [exports.placedAt, ({ placedAt }) => placedAt],
  [importParts.status, ({ status }) => status && orders.statuses[status]],
  [addPart.productName, ({ product_name }) => product_name],
  [order.quantity, ({ orderQuantity }) => orderQuantity],
  [addPart.price, ({ price }) => price],
  [order.name, ({ userName }) => userName],
  [order.email, ({ userEmail }) => userEmail],
  [order.address, ({ address }) => address],
  [order.phone, ({ phone }) => phone],
];

/** Names an action of the audit; one without a text keeps its name. */
export const auditActionText = ({ audit }: Texts, action: string): string =>
  audit.actions[action] ?? action.charAt(0).toUpperCase() + action.slice(1);

/** Names the subject of an audit entry: the title of an exported list, the number of an order, or as it is. */
export const auditSubjectText = ({ titles, print }: Texts, { action, subject }: AuditEntry): string => {
  if (action.includes('order')) return print.number(orderNumber({ _id: subject }));
  const lists = { parts: titles.manageProducts, users: titles.allUser, orders: titles.orders, audit: titles.audit };
  return action === 'export list' ? (new Map(Object.entries(lists)).get(subject) ?? subject) : subject;
};

/** The columns of the exported audit. */
export const auditColumns: ExportColumns<AuditEntry> = (texts) => [
  [texts.audit.at, ({ at }) => at],
  [texts.audit.actor, ({ actor }) => actor],
  [texts.audit.action, ({ action }) => auditActionText(texts, action)],
  [texts.audit.subject, ({ subject }) => subject],
  [texts.audit.detail, ({ detail }) => detail],
];
