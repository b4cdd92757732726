import * as v from 'valibot';
import { type Books, query, type Steps } from '../steps.ts';

const UserRow = v.object({
  _id: v.string(),
  email: v.string(),
  username: v.nullable(v.string()),
  loaction: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  role: v.nullable(v.string()),
  uid: v.nullable(v.string()),
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
});

/** A user under all addresses of the same account, with the orders and the customer of these. */
export interface Person {
  users: v.InferOutput<typeof UserRow>[];
  emails: string[];
  orders: v.InferOutput<typeof OrderRow>[];
  customers: v.InferOutput<typeof CustomerRow>[];
}

/** Reads a person by the `_id` of a user, and locks the rows; undefined for an unknown one. */
export function* readPerson({ dialect }: Books, userId: string, lock = ''): Steps<Person | undefined> {
  const rows = yield* query(
    `SELECT _id, email, username, loaction, phone, role, uid, deletion_due FROM users
     WHERE _id = ? OR uid = (SELECT same.uid FROM users AS same WHERE same._id = ?) ORDER BY _id ${lock}`,
    userId,
    userId,
  );
  const users = v.parse(v.array(UserRow), rows);
  if (users.length === 0) return undefined;
  const emails = users.map(({ email }) => email);
  const list = JSON.stringify(emails);
  const { number, among } = dialect;
  const orders = yield* query(
    `SELECT ${number} AS number, "userName", address, phone, search_text, placed + confirmed + packed AS open FROM orders
     WHERE ${among('"userEmail"')} OR customer IN (SELECT _id FROM customers WHERE ${among('email')}) ORDER BY ${number} ${lock}`,
    list,
    list,
  );
  const customers = yield* query(
    `SELECT _id, name, address, balance FROM customers WHERE ${among('email')} ORDER BY _id ${lock}`,
    list,
  );
  return {
    users,
    emails,
    orders: v.parse(v.array(OrderRow), orders),
    customers: v.parse(v.array(CustomerRow), customers),
  };
}
