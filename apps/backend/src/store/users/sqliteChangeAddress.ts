import * as v from 'valibot';
import { orderTextOf, searchTextOf } from '../texts/searchTextOf.ts';
import { extraOf } from '../texts/storedExtra.ts';
import { linesOfOrders } from '../orders/lineRows.ts';
import { query, send } from '../sql/transactions.ts';
import type { ChangeAddress } from './createUserStore.ts';

/** The address is the first line of the search text of a user. */
const userChange = `UPDATE users SET email = ?1, search_text = ?3 || substr(search_text, instr(search_text, char(10)))
  WHERE email = ?2`;

const changes = [
  `UPDATE order_lines SET history = (
     SELECT json_group_array(iif(value ->> 'by' = ?2, json_set(value, '$.by', ?1), json(value)) ORDER BY key)
     FROM json_each(history)
   ) WHERE order_number IN (SELECT number FROM orders WHERE userEmail = ?2)`,
  // An order that an admin has placed for the new address may have the same key.
  'UPDATE OR IGNORE order_attempts SET userEmail = ?1 WHERE userEmail = ?2',
  // An admin may have ordered for the new address, which is a customer of its own then.
  'UPDATE customers SET email = ?1 WHERE email = ?2 AND NOT EXISTS (SELECT 1 FROM customers WHERE email = ?1)',
  'UPDATE reviews SET reviewerEmail = ?1 WHERE reviewerEmail = ?2',
];

const OrderRow = v.object({
  number: v.number(),
  userName: v.string(),
  phone: v.string(),
  note: v.nullable(v.string()),
  extra: v.nullable(v.string()),
  names: v.string(),
});

const Names = v.array(v.string());

const ordersOf = `SELECT number, userName, phone, note, extra, json_group_array(product_name ORDER BY _id) AS names
  FROM ${linesOfOrders} WHERE userEmail = ? GROUP BY number`;

/** Changes an address in the embedded database. */
export const sqliteChangeAddress: ChangeAddress = function* change(userEmail, former) {
  yield* send(userChange, userEmail, former, searchTextOf(userEmail));
  for (const sql of changes) yield* send(sql, userEmail, former);
  for (const order of v.parse(v.array(OrderRow), yield* query(ordersOf, former))) {
    const { number, note, extra, names, ...customer } = order;
    const person = { ...customer, userEmail, note: note ?? undefined, extra: extraOf(extra) };
    const text = orderTextOf(number, person, v.parse(Names, JSON.parse(names)));
    yield* send('UPDATE orders SET userEmail = ?, search_text = ? WHERE number = ?', userEmail, text, number);
  }
};
