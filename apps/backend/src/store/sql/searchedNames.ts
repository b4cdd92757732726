import type { Condition } from './conditions.ts';

/** The names of a row in each table that can be searched. */
const names = {
  users: `email || ' ' || coalesce(username, '')`,
  orders: `"userName" || ' ' || (SELECT string_agg(product_name, ' ') FROM order_lines WHERE order_number = orders.number)`,
  customers: `name || ' ' || coalesce(address, '')`,
  audit: `actor || ' ' || subject`,
};

/** The tables that can be searched; in the embedded database each has `search_text` and an index named like `orders_text`. */
export type SearchedTable = keyof typeof names;

/**
 * Whether the words of a search only begin names: single characters, which occur in most texts. Beside a longer word they are part of a
 * number that is written with spaces (D36).
 */
export const beginNames = (words: readonly string[]): boolean => words.every((word) => Array.from(word).length === 1);

/** The condition of rows with a word in a name that begins with a character, in any case. */
export function beginsName(table: SearchedTable, character: string, like: 'LIKE' | 'ILIKE'): Condition {
  const pattern = `% ${character.replace(/[\\%_]/g, '\\$&')}%`;
  return { sql: `' ' || ${names[table]} ${like} ? ESCAPE '\\'`, values: [pattern] };
}
