import * as v from 'valibot';
import { flag } from '../users/account.ts';
import { type SqlContext, query, type SqlValue, type Statements } from '../sql/transactions.ts';

const UserRow = v.object({
  _id: v.string(),
  email: v.string(),
  username: v.nullable(v.string()),
  loaction: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  role: v.nullable(v.string()),
  uid: v.nullable(v.string()),
  emailVerified: flag,
  deletion_due: v.nullable(v.number()),
});

const OrderRow = v.object({
  number: v.number(),
  userName: v.string(),
  address: v.string(),
  phone: v.string(),
  search_text: v.string(),
  open: v.number(),
});

const CustomerRow = v.object({
  _id: v.string(),
  name: v.string(),
  address: v.nullable(v.string()),
  balance: v.number(),
  cheques: v.number(),
});

/** Whose rows are read. */
interface Addresses {
  /** The account at the identity provider. */
  uid: string | null;
  emails: string[];
  /** Addresses that the account has not proved to own, so only what it placed under them belongs to it (D56). */
  unverified: string[];
}

/** A user under all addresses of the same account, with the orders and the customers of these. */
export interface Person extends Addresses {
  /** All rows of the account. */
  rows: v.InferOutput<typeof UserRow>[];
  /** Those with an address of `emails`. */
  users: v.InferOutput<typeof UserRow>[];
  orders: v.InferOutput<typeof OrderRow>[];
  customers: v.InferOutput<typeof CustomerRow>[];
}

/** The condition of the orders or reviews of a person, by the column with the address, and its values. */
export function ownedBy(
  { dialect: { among } }: SqlContext,
  column: string,
  { uid, emails, unverified }: Addresses,
): { condition: string; values: SqlValue[] } {
  return {
    condition: `(${among(column)} OR (placed_by = ? AND ${among(column)}))`,
    values: [JSON.stringify(emails), uid, JSON.stringify(unverified)],
  };
}

/**
 * Reads a person by the `_id` of a user, and locks the rows; undefined for an unknown one. That user's own address counts as verified,
 * since no other caller gets here; the demo accepts unverified ones.
 */
export function* readPerson(context: SqlContext, userId: string, lock = ''): Statements<Person | undefined> {
  const { among } = context.dialect;
  const found = yield* query(
    `SELECT _id, email, username, loaction, phone, role, uid, "emailVerified", deletion_due FROM users
     WHERE _id = ? OR uid = (SELECT same.uid FROM users AS same WHERE same._id = ?) ORDER BY _id ${lock}`,
    userId,
    userId,
  );
  const rows = v.parse(v.array(UserRow), found);
  const user = rows.find(({ _id }) => _id === userId);
  if (!user) return undefined;
  const isProved = (row: (typeof rows)[number]) => row === user || row.emailVerified;
  const users = rows.filter(isProved);
  const emails = users.map(({ email }) => email);
  const unverified = rows.filter((row) => !isProved(row)).map(({ email }) => email);
  const addresses = { uid: user.uid, emails, unverified };
  const list = JSON.stringify(emails);
  const own = ownedBy(context, '"userEmail"', addresses);
  const orders = yield* query(
    `SELECT number, "userName", address, phone, search_text, placed + confirmed + packed AS open FROM orders
     WHERE ${own.condition} OR ("userEmail" = '' AND customer IN (SELECT _id FROM customers WHERE ${among('email')}))
     ORDER BY number ${lock}`,
    ...own.values,
    list,
  );
  const customers = yield* query(
    `SELECT _id, name, address, balance, (
       SELECT CAST(coalesce(sum(amount), 0) AS BIGINT) FROM cheques WHERE customer = customers._id AND status = 'received'
     ) AS cheques FROM customers WHERE ${among('email')} ORDER BY _id ${lock}`,
    list,
  );
  return {
    ...addresses,
    rows,
    users,
    orders: v.parse(v.array(OrderRow), orders),
    customers: v.parse(v.array(CustomerRow), customers),
  };
}
