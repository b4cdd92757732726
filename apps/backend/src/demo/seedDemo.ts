import type { Store } from '../store/Store.ts';
import { demoBooks } from './books.ts';
import { demoOrders } from './orders.ts';
import parts from './parts.json' with { type: 'json' };
import reviews from './reviews.json' with { type: 'json' };

/** Fills an unused store with the demo's parts, reviews and orders; resolves to whether it did. */
export function seedDemo(store: Store, now: number = Date.now()): Promise<boolean> {
  return store.seed({
    // The home page shows the newest parts first, so the last part of the file is added first.
    parts: parts.toReversed().map((part) => ({ ...part, image: `/photos/${part.image}-800.jpg` })),
    reviews,
    orders: demoOrders(now),
    books: demoBooks(now),
  });
}
