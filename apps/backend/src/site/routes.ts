import { posix } from 'node:path';
import { pageAt } from '@dealerkit/domain/paths';
import type { SitePages } from './sitePages.ts';

/** The id of the part whose page a path is, and the page of the build. */
export function partPageAt(path: string): { id: string; file: string } | undefined {
  const page = pageAt(path);
  if (page !== 'part' && page !== 'purchase') return undefined;
  return { id: posix.basename(path), file: posix.join(posix.dirname(path), 'part.html') };
}

/**
 * Returns whether a path is a page of the site; all other paths get a 404. A site of one page that does not name its pages may have more
 * than the storefront, so that there each path is one unless it names a file.
 */
export function routesOf(pages: SitePages | undefined, isOnePage: boolean): (path: string) => boolean {
  if (pages === undefined) return (path) => pageAt(path) !== undefined || (isOnePage && !/\.\w+$/.test(path));
  const patterns = pages.all.map((pathname) => new URLPattern({ pathname }, { ignoreCase: true }));
  return (pathname) => patterns.some((pattern) => pattern.test({ pathname }));
}
