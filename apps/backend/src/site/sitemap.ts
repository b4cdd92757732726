import type { Catalogue, Store } from '../store/Store.ts';

/** The most addresses that the sitemap protocol allows in one file. */
const maxUrls = 50_000;

/** Milliseconds for which the addresses are kept, because reading all parts takes time. */
const maxAge = 600_000;

const pages = ['/', '/parts', '/portfolio', '/blog'];

async function readPaths(catalogue: Catalogue): Promise<string[]> {
  const paths = [...pages];
  let before: string | undefined;
  do {
    const { rows } = await catalogue.findParts({ sort: 'newest', limit: 1000, before });
    paths.push(...rows.filter((part) => part.product_name?.trim()).map((part) => `/purchase/${part._id}`));
    before = rows.at(-1)?._id;
  } while (before !== undefined && paths.length < maxUrls);
  return paths.slice(0, maxUrls);
}

/** Returns a function that writes the sitemap: the public pages and the newest parts with a name. */
export function createSitemap(
  store: Pick<Store, 'catalogueVersion' | 'readCatalogue'>,
): (origin: string) => Promise<string> {
  const read = async () => store.readCatalogue(await store.catalogueVersion(), readPaths);
  let kept: { paths: Promise<string[]>; until: number } | undefined;
  return async (origin) => {
    if (kept === undefined || kept.until < Date.now()) kept = { paths: read(), until: Date.now() + maxAge };
    const paths = await kept.paths.catch((error: unknown) => {
      kept = undefined;
      throw error;
    });
    const urls = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('\n');
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
  };
}

/** Adds to the rules for crawlers of the build what only this server has: the API and the sitemap. */
export function robots(rules: string, origin: string): string {
  return `${rules}Disallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
