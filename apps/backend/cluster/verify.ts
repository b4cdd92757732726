import type { Client } from 'pg';
import { OrderStatus } from '@dealerkit/domain/entities';
import * as v from 'valibot';
import type { Acknowledged } from './load.ts';

/** How the database differs from what the clients were promised. */
export interface Differences {
  /** Acknowledged orders that are missing or have another status. */
  lost: string[];
  /** Orders that are stored although their deletion was acknowledged. */
  restored: string[];
  /** Stored orders that no client knows, such as an order that was placed twice. */
  unknown: string[];
  /** Pieces that were sold beyond those that were supplied. */
  oversold: number;
  /** By how many pieces the stock differs from supplied minus sold. */
  stockOff: number;
}

const StoredOrder = v.object({
  _id: v.string(),
  product_name: v.string(),
  quantity: v.number(),
  status: OrderStatus,
});
const StoredPart = v.object({ product_name: v.string(), available: v.number() });

/** Compares the orders and the stock of the supplied parts in a database with what the clients were promised. */
export async function findDifferences(client: Client, { orders, supplied }: Acknowledged): Promise<Differences> {
  const names = [[...supplied.keys()]];
  const orderRows = await client.query(
    'SELECT _id, product_name, "orderQuantity" AS quantity, status FROM order_lines WHERE product_name = ANY($1)',
    names,
  );
  const partRows = await client.query(
    'SELECT product_name, available_quantity AS available FROM parts WHERE product_name = ANY($1)',
    names,
  );

  const stored = new Map(v.parse(v.array(StoredOrder), orderRows.rows).map((order) => [order._id, order]));
  const sold = new Map<string, number>();
  for (const { product_name, quantity, status } of stored.values()) {
    // A cancelled order has returned its pieces, as has a deleted one.
    if (status !== 'cancelled') sold.set(product_name, (sold.get(product_name) ?? 0) + quantity);
  }
  const differences: Differences = { lost: [], restored: [], unknown: [], oversold: 0, stockOff: 0 };
  for (const [id, status] of orders) {
    if (status === 'deleted' && stored.has(id)) differences.restored.push(id);
    if (status !== 'deleted' && stored.get(id)?.status !== status) differences.lost.push(id);
  }
  differences.unknown = [...stored.keys()].filter((id) => !orders.has(id));
  const available = new Map(
    v.parse(v.array(StoredPart), partRows.rows).map((part) => [part.product_name, part.available]),
  );
  for (const [name, pieces] of supplied) {
    const soldPieces = sold.get(name) ?? 0;
    differences.oversold += Math.max(0, soldPieces - pieces);
    differences.stockOff += Math.abs((available.get(name) ?? 0) + soldPieces - pieces);
  }
  return differences;
}

/** Whether the database has exactly what the clients were promised. */
export function isKept({ lost, restored, unknown, oversold, stockOff }: Differences): boolean {
  return lost.length + restored.length + unknown.length + oversold + stockOff === 0;
}
