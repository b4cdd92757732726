import { lazyPage } from '@dealerkit/api-client/react';
import type { LazyPage, PageComponent, PagesAtPath } from '@dealerkit/api-client/react';
import { matchRoutes } from 'react-router-dom';
import type { NonIndexRouteObject } from 'react-router-dom';

interface PageOptions {
  /** The path pattern of react-router. */
  path: string;
  /** Loads the component of the page. */
  load: () => Promise<PageComponent>;
  /** Decides who can open the page and its children. A page without one is public, and prerendered if its path is fixed. */
  guard?: LazyPage | undefined;
  /** Pages that are rendered in the `Outlet` of this one. */
  children?: PageRoute[];
}

/** A route with what is needed of its page before the page is rendered. */
export interface PageRoute extends Omit<NonIndexRouteObject, 'children'> {
  path: string;
  children: PageRoute[];
  /** Its guard, if it has one, and its page. */
  handle: LazyPage[];
}

/** Makes one row of the route table. */
export const page = ({ path, load, guard: Guard, children = [] }: PageOptions): PageRoute => {
  const Page = lazyPage(load);
  return {
    path,
    handle: Guard ? [Guard, Page] : [Page],
    element: Guard ? (
      <Guard>
        <Page />
      </Guard>
    ) : (
      <Page />
    ),
    children,
  };
};

/** Returns the pages at a path with the guards and layouts around them, and the parameters in the path. */
export const pagesAt = (routes: PageRoute[], pathname: string): PagesAtPath => {
  const matches = matchRoutes(routes, pathname) ?? [];
  return { pages: matches.flatMap(({ route }) => route.handle), params: matches.at(-1)?.params };
};

/** Loads the code of the pages at a path and resolves to their components; rejects with a `PageLoadError`. */
export const preloadPage = async (routes: PageRoute[], pathname: string): Promise<PageComponent[]> =>
  Promise.all(pagesAt(routes, pathname).pages.map((each) => each.preload()));
