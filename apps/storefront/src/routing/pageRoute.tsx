import type { SharedTexts } from '@dealerkit/ui/texts/en/shared';
import { createContext } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { NonIndexRouteObject } from 'react-router-dom';
import { client } from '../host/client.js';
import { host } from '../host/host.js';
import { session } from '../session/session.js';
import { lazyPage } from './lazyPage.js';
import type { LazyPage, PageComponent, PageVisit } from './lazyPage.js';

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
  handle: { chunks: LazyPage[]; title: TitleKey };
}

/** The title of the shown page. Its guards show it before the page, and cannot import the routes, which import them. */
export const PageTitle = createContext<TitleKey>('notFound');

/** Makes one row of the route table. */
export const page = ({ path, title, load, guard: Guard, children = [] }: PageOptions): PageRoute => {
  const Page = lazyPage(load);
  return {
    path,
    handle: { chunks: Guard ? [Guard, Page] : [Page], title },
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

const routesAt = (routes: PageRoute[], pathname: string): PageRoute[] =>
  (matchRoutes(routes, pathname) ?? []).map((match) => match.route);

/** Returns the title key of the page at a path. */
export const titleAt = (routes: PageRoute[], pathname: string): TitleKey =>
  routesAt(routes, pathname).at(-1)?.handle.title ?? 'notFound';

/** Loads the chunks of the page at a path and resolves to their components; rejects with a `PageLoadError`. */
export const preloadPage = async (routes: PageRoute[], pathname: string): Promise<PageComponent[]> =>
  Promise.all(routesAt(routes, pathname).flatMap(({ handle }) => handle.chunks.map((chunk) => chunk.preload())));

/** Loads the chunks of the page at a path, and the data and pictures that it shows first. */
export const preloadVisit = async (
  routes: PageRoute[],
  { pathname, search, email }: Pick<PageVisit, 'search' | 'email'> & { pathname: string },
): Promise<void> => {
  const { params = {} } = matchRoutes(routes, pathname)?.at(-1) ?? {};
  const components = await preloadPage(routes, pathname);
  const { can } = host;
  const isSameUser = () => session.email() === email;
  if (!isSameUser()) return;
  const isAhead = () => isSameUser() && location.pathname !== pathname;
  await Promise.all([
    ...components.flatMap(
      ({ queries }) => queries?.({ params, search, can }).map((query) => query.preload(client)) ?? [],
    ),
    ...components.flatMap(({ preload }) => preload?.({ params, search, can, email, isAhead }) ?? []),
  ]);
};
