import { lazy } from 'react';
import type { ComponentType } from 'react';

/** The script or the styles of a page could not be had: no connection, or the shop has moved to a newer version. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/** A page in a chunk of its own. */
export interface LazyPage {
  (): React.JSX.Element;
  /** Fetches the chunk ahead of need; rejects with a `PageLoadError` when it cannot be had. */
  preload: () => Promise<ComponentType>;
}

/**
 * Makes a page out of its module and its name there; once the chunk is there it draws without waiting, which hydration needs. A
 * page that could not be loaded stays so until the whole document is loaded again: browsers keep failed scripts, and styles would
 * be missing.
 */
export const lazyPage = <Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
): LazyPage => {
  let Loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;

  const preload = () => {
    loading ??= load().then(
      (module) => (Loaded = module[name]),
      (cause: unknown) => {
        throw new PageLoadError('The page could not be loaded', { cause });
      },
    );
    return loading;
  };

  const Lazy = lazy(async () => ({ default: await preload() }));
  return Object.assign(() => (Loaded ? <Loaded /> : <Lazy />), { preload });
};
