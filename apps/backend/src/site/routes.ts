import { posix } from 'node:path';
import { pageAt } from '@dealerkit/domain/paths';

/** The id of the part whose page a path is, and the page of the build. */
export function partPageAt(path: string): { id: string; file: string } | undefined {
  const page = pageAt(path);
  if (page !== 'part' && page !== 'purchase') return undefined;
  return { id: posix.basename(path), file: posix.join(posix.dirname(path), 'part.html') };
}

/**
 * Whether a path is a page of the storefront; all other paths get a 404. A site of one page may have more pages than the storefront,
 * so that there each path is one unless it names a file.
 */
export function isRoute(path: string, isOnePage: boolean): boolean {
  return pageAt(path) !== undefined || (isOnePage && !/\.\w+$/.test(path));
}
