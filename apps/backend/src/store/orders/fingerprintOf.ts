import { createHash } from 'node:crypto';
import type { NewOrder } from './orderResults.ts';

/** A hash of an order's content: equal orders have equal fingerprints. */
export function fingerprintOf({ userName, address, phone, note, extra, lines }: NewOrder): string {
  const texts = [
    userName,
    address,
    phone,
    note,
    lines.map(({ product_name, orderQuantity }) => [product_name, orderQuantity]),
    ...(extra ? [extra] : []),
  ];
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url');
}
