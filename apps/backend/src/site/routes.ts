import { pageAt, pagePaths } from '@dealerkit/domain/paths';

const partRoutes = [pagePaths.part, pagePaths.purchase].map(
  (path) => new RegExp(`^(${path.replace(':id', ')([^/]+)')}$`),
);

/** The id of the part whose page a path is, and the page of the build. */
export function partPageAt(path: string): { id: string; file: string } | undefined {
  for (const route of partRoutes) {
    const [, folder = '', id] = route.exec(path) ?? [];
    if (id !== undefined) return { id, file: `${folder}part.html` };
  }
  return undefined;
}

/**
 * Whether a path is a page of the storefront; all other paths get a 404. A site of one page may have more pages than the storefront,
 * so that there each path is one unless it names a file.
 */
export function isRoute(path: string, isOnePage: boolean): boolean {
  return pageAt(path) !== undefined || (isOnePage && !/\.\w+$/.test(path));
}
