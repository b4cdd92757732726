import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listPublicReviews } from '../calls/reviewCalls.ts';
import { partsKey, reviewsKey, surrogateHeaders } from '../edge/surrogate.ts';
import { createResponseCache } from '../http/responseCache.ts';
import type { Catalogue, Store } from '../store/Store.ts';

/** What the home page needs of the database. */
export type HomeStore = Pick<Store, 'catalogueVersion' | 'readCatalogue'>;

/** The module that the storefront's build writes for this server. */
interface Renderer {
  homeLimits: { parts: number; reviews: number };
  renderHome: (page: string, answers: { parts: unknown; reviews: unknown }) => Promise<string>;
}

/**
 * Returns a function that resolves to the home page with the current parts and reviews, which is rendered once for each version of
 * the catalogue; undefined if the folder of the renderer, beside that of the pages, is missing.
 */
export async function createHomePage(folder: string, store: HomeStore) {
  const file = `${folder}-server/prerender.js`;
  if (!existsSync(file)) return undefined;
  const { homeLimits, renderHome } = (await import(pathToFileURL(file).href)) as Renderer;
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
