import type { Condition } from './conditions.ts';

/** The names of a row in each table that can be searched; `key` is the primary key of orders. */
const names = {
  users: () => `email || ' ' || coalesce(username, '')`,
  orders: (key: string) =>
    `"userName" || ' ' || (SELECT string_agg(product_name, ' ') FROM order_lines WHERE order_number = orders.${key})`,
  customers: () => `name || ' ' || coalesce(address, '')`,
  audit: () => `actor || ' ' || subject`,
};

/** The tables that can be searched; in the embedded database each has `row`, `search_text`, and an index named like `orders_text`. */
export type SearchedTable = keyof typeof names;

/**
 * Whether the words of a search only begin names: single characters, which occur in most texts. Beside a longer word they are part of a
 * number that is written with spaces (D36).
 */
export const beginNames = (words: readonly string[]): boolean => words.every((word) => Array.from(word).length === 1);

/** The condition of rows with a word in a name that begins with a character, in any case. */
export function beginsName(
  table: SearchedTable,
  character: string,
  { like, key }: { like: 'LIKE' | 'ILIKE'; key: 'row' | 'number' },
): Condition {
  const pattern = `% ${character.replace(/[\\%_]/g, '\\$&')}%`;
  return { sql: `' ' || ${names[table](key)} ${like} ? ESCAPE '\\'`, values: [pattern] };
}
