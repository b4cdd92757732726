import { searchTextOf } from '../texts/searchTextOf.ts';
import { send } from '../sql/transactions.ts';
import type { ChangeAddress } from './createUserStore.ts';

const texts = 'string_to_array(search_text, chr(10))';

/** The address is the first line of the search text of a user, and the third one of an order. */
const searchTextChanges = [
  `UPDATE users SET email = $1, search_text = array_to_string($3::text || (${texts})[2:], chr(10)) WHERE email = $2`,
  `UPDATE orders SET "userEmail" = $1,
     search_text = array_to_string((${texts})[:2] || $3::text || (${texts})[4:], chr(10))
   WHERE "userEmail" = $2`,
];

const addressChanges = [
  `UPDATE order_lines SET history = coalesce((
     SELECT json_agg(CASE step ->> 'by' WHEN $2 THEN jsonb_set(step, '{by}', to_jsonb($1::text)) ELSE step END ORDER BY place)::text
     FROM jsonb_array_elements(history::jsonb) WITH ORDINALITY AS steps (step, place)
   ), '[]')
   FROM orders WHERE number = order_number AND "userEmail" = $2`,
  // An order that an admin has placed for the new address may have the same key.
  `UPDATE order_attempts SET "userEmail" = $1
   WHERE "userEmail" = $2 AND NOT EXISTS (
     SELECT 1 FROM order_attempts AS taken
     WHERE taken."userEmail" = $1 AND taken.idempotency_key = order_attempts.idempotency_key
   )`,
  // An admin may have ordered for the new address, which is a customer of its own then.
  'UPDATE customers SET email = $1 WHERE email = $2 AND NOT EXISTS (SELECT 1 FROM customers WHERE email = $1)',
  'UPDATE reviews SET "reviewerEmail" = $1 WHERE "reviewerEmail" = $2',
];

/** Changes an address in PostgreSQL. */
export const postgresChangeAddress: ChangeAddress = function* change(email, former) {
  for (const sql of addressChanges) yield* send(sql, email, former);
  for (const sql of searchTextChanges) yield* send(sql, email, former, searchTextOf(email));
};
