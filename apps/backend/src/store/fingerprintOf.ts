import { createHash } from 'node:crypto';
import type { NewOrder } from './Store.ts';

/** A hash of an order's content: equal orders have equal fingerprints. */
export function fingerprintOf({ product_name, address, phone, orderQuantity, userName }: NewOrder): string {
  const text = JSON.stringify([product_name, address, phone, orderQuantity, userName]);
  return createHash('sha256').update(text).digest('base64url');
}
