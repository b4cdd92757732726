import { setImmediate } from 'node:timers/promises';
import { pages, paths } from '@dealerkit/domain/paths';
import { partsKey, surrogateHeaders } from '../edge/surrogate.ts';
import { type CachedResponse, createResponseCache } from '../http/responseCache.ts';
import type { Catalogue, Store } from '../store/Store.ts';

/** How many parts one file lists; the protocol allows 50,000 addresses. */
const partsPerFile = 10_000;

/** How many parts are read before other requests have their turn. */
const sliceLength = 250;

/** For how many milliseconds the addresses are kept after a change of the catalogue, which may change with every order. */
const minAge = 60_000;

/** The paths of each file; the oldest parts come first, so that a new part changes the last file only. */
async function readFiles(catalogue: Catalogue, listed: readonly string[]): Promise<string[][]> {
  const newest: string[] = [];
  let before: string | undefined;
  do {
    // Not sorted, since a sorted list ends where the part `before` has been deleted.
    const { rows } = await catalogue.findParts({ limit: sliceLength, before });
    for (const part of rows.toReversed()) if (part.product_name?.trim()) newest.push(paths.part(part._id));
    before = rows[0]?._id;
    await setImmediate();
  } while (before !== undefined);
  const oldestFirst = newest.toReversed();
  const files = [[...listed, ...oldestFirst.slice(0, partsPerFile)]];
  for (let start = partsPerFile; start < oldestFirst.length; start += partsPerFile) {
    files.push(oldestFirst.slice(start, start + partsPerFile));
  }
  return files;
}

/** The text of a list of addresses in the sitemap protocol. */
function listOf(root: 'urlset' | 'sitemapindex', entry: 'url' | 'sitemap', urls: string[]): string {
  const entries = urls.map((url) => `<${entry}><loc>${url}</loc></${entry}>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</${root}>\n`;
}

function indexOf(origin: string, files: string[][]): string {
  const urls = files.map((_, index) => `${origin}/sitemap-${index + 1}.xml`);
  return listOf('sitemapindex', 'sitemap', urls);
}

function fileOf(origin: string, pagesOfFile: string[]): string {
  const urls = pagesOfFile.map((path) => origin + path);
  return listOf('urlset', 'url', urls);
}

/**
 * Returns a function that resolves to the sitemap of a path, undefined for other paths: an index at /sitemap.xml, and its files with
 * the listed pages and all parts with a name. The parts are read once for a version of the catalogue; while those of a new version are
 * read, the last ones are sent.
 */
export function createSitemap(
  store: Pick<Store, 'catalogueVersion' | 'readCatalogue'>,
  listed: readonly string[] = Object.values(pages.listed),
) {
  let kept: { version: string; files: string[][]; readAt: number } | undefined;
  let reading: Promise<NonNullable<typeof kept>> | undefined;

  async function read(version: string) {
    try {
      kept = {
        version,
        files: await store.readCatalogue(version, (catalogue) => readFiles(catalogue, listed)),
        readAt: Date.now(),
      };
      return kept;
    } finally {
      reading = undefined;
    }
  }

  async function current() {
    const version = await store.catalogueVersion();
    if (kept && (kept.version === version || Date.now() - kept.readAt < minAge)) return kept;
    reading ??= read(version);
    if (!kept) return reading;
    // The next request tries again.
    reading.catch(() => undefined);
    return kept;
  }

  const cached = createResponseCache({
    catalogueVersion: async () => (await current()).version,
    readCatalogue: (version, run) => store.readCatalogue(version, run),
  });

  return async (path: string, origin: string): Promise<CachedResponse | undefined> => {
    const [match, number] = /^\/sitemap(?:-([1-9]\d{0,4}))?\.xml$/.exec(path) ?? [];
    if (match === undefined || Number(number ?? 1) > (await current()).files.length) return undefined;
    return cached(origin + path, async () => {
      const { files } = await current();
      const text = number === undefined ? indexOf(origin, files) : fileOf(origin, files[Number(number) - 1] ?? []);
      return { text, type: 'application/xml', headers: surrogateHeaders(partsKey) };
    });
  };
}

/** Adds to the rules for crawlers of the build what only this server has: the API and, where its address is known, the sitemap. */
export function robots(rules: string, origin: string | undefined): string {
  return `${rules}Disallow: /api/\n${origin === undefined ? '' : `\nSitemap: ${origin}/sitemap.xml\n`}`;
}
