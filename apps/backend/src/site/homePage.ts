import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPublicReviews } from '../calls/reviewCalls.ts';
import { createResponseCache } from '../http/responseCache.ts';
import type { Store } from '../store/Store.ts';
import type { Renderer } from './renderer.ts';

/** What the home page needs of the database. */
export type HomeStore = Pick<Store, 'findParts' | 'listReviews' | 'catalogueVersion'>;

/**
 * Returns a function that resolves to the home page with the current parts and reviews, which is rendered once for each version of
 * the catalogue.
 */
export function createHomePage({ homeLimits, renderHome }: Renderer, folder: string, store: HomeStore) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const cached = createResponseCache(store);
  return () =>
    cached('home', async () => {
      const [parts, reviews] = await Promise.all([
        store.findParts({ limit: homeLimits.parts }),
        listPublicReviews(store, homeLimits.reviews),
      ]);
      const text = await renderHome(page, { parts: parts.rows, reviews: reviews.rows });
      return { text, type: 'text/html', headers: {} };
    });
}
