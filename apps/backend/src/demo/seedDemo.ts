import type { Store } from '../store/Store.ts';
import parts from './parts.json' with { type: 'json' };
import reviews from './reviews.json' with { type: 'json' };

/** Puts the demo dealer's parts and reviews into a store that has never held anything; resolves to whether it did. */
export function seedDemo(store: Store): Promise<boolean> {
  return store.seed({
    // The home page shows the parts added last, and the file names the ones to show first.
    parts: parts.toReversed().map((part) => ({ ...part, image: `/photos/${part.image}-800.jpg` })),
    reviews,
  });
}
