import type { DatabaseSync } from 'node:sqlite';

const changes = [
  'UPDATE users SET email = ?1, search_text = search_text(?1, username, phone) WHERE email = ?2',
  `UPDATE orders SET userEmail = ?1, search_text = search_text(substr(_id, -6), userName, ?1, phone, product_name),
     history = (
       SELECT json_group_array(iif(value ->> 'by' = ?2, json_set(value, '$.by', ?1), json(value)) ORDER BY key)
       FROM json_each(history)
     )
   WHERE userEmail = ?2`,
  // An order that an admin has placed for the new address may have the same key.
  'UPDATE OR IGNORE order_attempts SET userEmail = ?1 WHERE userEmail = ?2',
  'UPDATE reviews SET reviewerEmail = ?1 WHERE reviewerEmail = ?2',
];

/** Creates a function that gives a user, and the user's orders and reviews, a new e-mail address. */
export function sqliteChangeAddress(db: DatabaseSync): (email: string, former: string) => void {
  const statements = changes.map((sql) => db.prepare(sql));
  return (email, former) => {
    for (const statement of statements) statement.run(email, former);
  };
}
