import { pagePaths } from '@dealerkit/domain/paths';

const patternOf = (path: string) => path.replace(':id', '([^/]+)');

const route = new RegExp(`^(${Object.values(pagePaths).map(patternOf).join('|')})$`);
const partRoute = new RegExp(`^${patternOf(pagePaths.purchase)}$`);

/** The id of the part whose page a path is. */
export function partIdOf(path: string): string | undefined {
  return partRoute.exec(path)?.[1];
}

/** Whether a path is a page of the storefront; all other paths get a 404. */
export function isRoute(path: string): boolean {
  return route.test(path);
}
