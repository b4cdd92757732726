import { lazy } from 'react';
import type { ComponentType, JSX, PropsWithChildren } from 'react';
import type { Capabilities } from '../../index.js';
import type { PageQuery } from '../data/requests/pageQuery.js';

/** The code or the styles of a page cannot be loaded: there is no connection, or a newer version of the site is deployed. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/** What the calls of a page depend on. */
export interface PageAddress {
  /** The parameters in the path. */
  params: Readonly<Record<string, string | undefined>>;
  /** The part of the URL after the path, with its `?`; empty without one. */
  search: string;
}

/** A visit that the user is about to make. */
export interface PageVisit extends PageAddress {
  /** What the host can do. */
  can: Capabilities;
  /** The e-mail address of the signed-in user, if there is one. */
  email: string | undefined;
  /** Whether the user has neither made the visit nor signed out. Then the page makes no calls itself yet. */
  isAhead: () => boolean;
}

/** The component of a page, of a layout or of a guard. */
export type PageComponent = ComponentType<PropsWithChildren> & {
  /** The public calls that the page makes first. `preloadLinks` makes them ahead, and a server renders the page with their responses. */
  queries?: (address: PageAddress) => PageQuery[];
  /** Loads what else the page shows first, such as data of the user and pictures. */
  preload?: (visit: PageVisit) => Promise<unknown>;
};

/** A page, or a guard around pages, in a separate chunk. */
export interface LazyPage {
  (props: PropsWithChildren): JSX.Element;
  /** Loads the chunk; rejects with a `PageLoadError`. */
  preload: () => Promise<PageComponent>;
}

/**
 * Like React's `lazy`, but a page whose chunk is loaded renders without suspending, which hydration needs. A failed page stays
 * failed until the document is reloaded, because browsers remember a failed module.
 */
export const lazyPage = (load: () => Promise<PageComponent>): LazyPage => {
  let Page: PageComponent | undefined;
  let loading: Promise<PageComponent> | undefined;

  const preload = () => {
    loading ??= load().then(
      (component) => (Page = component),
      (cause: unknown) => {
        throw new PageLoadError('The page could not be loaded', { cause });
      },
    );
    return loading;
  };

  const Lazy = lazy(async () => ({ default: await preload() }));
  return Object.assign((props: PropsWithChildren) => (Page ? <Page {...props} /> : <Lazy {...props} />), { preload });
};
