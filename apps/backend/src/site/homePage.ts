import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPublicReviews } from '../calls/reviewCalls.ts';
import { partsKey, reviewsKey, surrogateHeaders } from '../edge/surrogate.ts';
import { createResponseCache } from '../http/responseCache.ts';
import type { Catalogue, Store } from '../store/Store.ts';
import type { Renderer } from './renderer.ts';

/** What the home page needs of the database. */
export type HomeStore = Pick<Store, 'catalogueVersion' | 'readCatalogue'>;

/**
 * Returns a function that resolves to the home page with the current parts and reviews, which is rendered once for each version of
 * the catalogue.
 */
export function createHomePage({ homeLimits, renderHome }: Renderer, folder: string, store: HomeStore) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const cached = createResponseCache(store);

  async function render(catalogue: Catalogue) {
    const [parts, reviews] = await Promise.all([
      catalogue.findParts({ limit: homeLimits.parts }),
      listPublicReviews(catalogue, homeLimits.reviews),
    ]);
    const text = await renderHome(page, { parts: parts.rows, reviews: reviews.rows });
    return { text, type: 'text/html', headers: surrogateHeaders(partsKey, reviewsKey) };
  }

  return (options: { latest: boolean }) => cached('home', render, options);
}
