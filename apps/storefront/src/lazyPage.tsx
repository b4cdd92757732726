import { lazy } from 'react';
import type { ComponentType } from 'react';

/** The script of a page could not be had: no connection, or the shop has moved to a newer version. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/** A page in a chunk of its own. */
export interface LazyPage {
  (): React.JSX.Element;
  /** Fetches the chunk ahead of need; rejects with a `PageLoadError` when it cannot be had. */
  preload: () => Promise<ComponentType>;
}

/** Makes a page out of its import; once the chunk is there it draws without waiting, which hydration needs. */
export const lazyPage = (load: () => Promise<ComponentType>): LazyPage => {
  let Loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;

  const onFailure = (cause: unknown): never => {
    // React keeps a failure for good; the next visit shall ask again.
    loading = undefined;
    Lazy = waiting();
    throw new PageLoadError('The page could not be loaded', { cause });
  };

  const preload = () => {
    loading ??= load().then((component) => (Loaded = component), onFailure);
    return loading;
  };

  const waiting = () => lazy(async () => ({ default: await preload() }));
  let Lazy = waiting();

  return Object.assign(() => (Loaded ? <Loaded /> : <Lazy />), { preload });
};
