import { Part } from '@dealerkit/domain/entities';
import { nameKey } from '@dealerkit/domain/parts/partRules';
import * as v from 'valibot';
import type { ResultRow } from '../sql/transactions.ts';
import { extraOf, storedExtra } from '../texts/storedExtra.ts';

/** The columns of parts that everybody may read. */
export const partColumns =
  '_id, product_name, description, price_number, price_text, image, minimum_order_quantity, available_quantity, reorder_level, extra';

/** All columns of parts, for admins. */
export const storedColumns = `${partColumns}, shelf`;

/** The stored columns of a price, which is a number or a text. */
export const priceColumns = (price: number | string | undefined): [number | null, string | null] => [
  typeof price === 'number' ? price : null,
  typeof price === 'string' ? price : null,
];

/** The price of a row. */
export const priceOf = ({ price_number, price_text }: ResultRow): unknown => price_number ?? price_text ?? undefined;

/** Parses a stored part. */
export const partOf = (row: ResultRow): Part =>
  v.parse(Part, { ...row, price: row['price_number'] ?? row['price_text'], extra: extraOf(row['extra']) });

/** The stored values of a part except its `_id`, in the order of the columns, and the key of its name. */
export function partValues(part: Omit<Part, '_id'>): (string | number | null)[] {
  const { product_name = null, description = null, price, available_quantity = null } = part;
  const { image = '', minimum_order_quantity = 1, reorder_level = null, extra, shelf = null } = part;
  const stock = [minimum_order_quantity, available_quantity, reorder_level];
  const key = nameKey(product_name ?? '') || null;
  return [product_name, description, ...priceColumns(price), image, ...stock, storedExtra(extra), shelf, key];
}
