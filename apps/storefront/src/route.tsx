import type { Texts } from '@dealerkit/ui/texts/en';
import { matchRoutes } from 'react-router-dom';
import type { NonIndexRouteObject } from 'react-router-dom';
import type { LazyPage } from './lazyPage.js';

/** Names the title of a page in the catalogue. */
type TitleKey = keyof Texts['titles'];

interface RouteMore {
  /** Decides who may see the page and all below it. */
  guard?: LazyPage;
  /** Routes that are drawn inside this one. */
  children?: ShopRoute[];
}

/** A route that knows what it is made of, and its title, before it is drawn. */
export interface ShopRoute extends NonIndexRouteObject {
  handle: { parts: LazyPage[]; title: TitleKey };
}

/** Makes one line of the route table. */
export const route = (
  path: string,
  Page: LazyPage,
  title: TitleKey,
  { guard: Guard, children }: RouteMore = {},
): ShopRoute => ({
  path,
  handle: { parts: Guard ? [Guard, Page] : [Page], title },
  element: Guard ? (
    <Guard>
      <Page />
    </Guard>
  ) : (
    <Page />
  ),
  children,
});

const routesAt = (routes: ShopRoute[], pathname: string): ShopRoute[] =>
  (matchRoutes(routes, pathname) ?? []).map((match) => match.route);

/** What names the title of the page at an address. */
export const titleAt = (routes: ShopRoute[], pathname: string): TitleKey =>
  routesAt(routes, pathname).at(-1)?.handle.title ?? 'notFound';

/** Fetches the chunks of the pages at an address; rejects with a `PageLoadError` when one cannot be had. */
export const preloadAt = async (routes: ShopRoute[], pathname: string): Promise<void> => {
  await Promise.all(routesAt(routes, pathname).flatMap(({ handle }) => handle.parts.map((part) => part.preload())));
};
