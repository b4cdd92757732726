import { pageAt, pagePaths } from '@dealerkit/domain/paths';

const partRoute = new RegExp(`^${pagePaths.purchase.replace(':id', '([^/]+)')}$`);

/** The id of the part whose page a path is. */
export function partIdOf(path: string): string | undefined {
  return partRoute.exec(path)?.[1];
}

/**
 * Whether a path is a page of the storefront; all other paths get a 404. A site of one page may have more pages than the storefront,
 * so that there each path is one unless it names a file.
 */
export function isRoute(path: string, isOnePage: boolean): boolean {
  return pageAt(path) !== undefined || (isOnePage && !/\.\w+$/.test(path));
}
