import { lazyPage } from '@dealerkit/api-client/react';
import type { LazyPage, PageComponent, PagesAtPath } from '@dealerkit/api-client/react';
import type { SharedTexts } from '@dealerkit/ui/texts/en/shared';
import { createContext } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { NonIndexRouteObject } from 'react-router-dom';

/** Key of a page title in the texts. */
export type TitleKey = keyof SharedTexts['titles'];

interface PageOptions {
  /** The path pattern of react-router. */
  path: string;
  title: TitleKey;
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
  handle: { pages: LazyPage[]; title: TitleKey };
}

/** The title of the shown page. Its guards show it before the page, and cannot import the routes, which import them. */
export const PageTitle = createContext<TitleKey>('notFound');

/** Makes one row of the route table. */
export const page = ({ path, title, load, guard: Guard, children = [] }: PageOptions): PageRoute => {
  const Page = lazyPage(load);
  return {
    path,
    handle: { pages: Guard ? [Guard, Page] : [Page], title },
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

/** Returns the pages at a path with the guards and layouts around them, the parameters in the path, and the key of the title. */
export const pagesAt = (routes: PageRoute[], pathname: string): PagesAtPath & { title: TitleKey } => {
  const matches = matchRoutes(routes, pathname) ?? [];
  const last = matches.at(-1);
  return {
    pages: matches.flatMap(({ route }) => route.handle.pages),
    params: last?.params,
    title: last?.route.handle.title ?? 'notFound',
  };
};

/** Loads the code of the pages at a path and resolves to their components; rejects with a `PageLoadError`. */
export const preloadPage = async (routes: PageRoute[], pathname: string): Promise<PageComponent[]> =>
  Promise.all(pagesAt(routes, pathname).pages.map((each) => each.preload()));
