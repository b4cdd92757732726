import { lazy } from 'react';
import type { ComponentType, PropsWithChildren } from 'react';

/** The script or the styles of a page could not be had: no connection, or the shop has moved to a newer version. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/** A page, or a guard around pages, in a chunk of its own. */
export interface LazyPage {
  (props: PropsWithChildren): React.JSX.Element;
  /** Fetches the chunk ahead of need; rejects with a `PageLoadError` when it cannot be had. */
  preload: () => Promise<ComponentType<PropsWithChildren>>;
}

/**
 * Makes a page out of its module and its name there; once the chunk is there it draws without waiting, which hydration needs. A
 * page that could not be loaded stays so until the whole document is loaded again: browsers keep failed scripts, and styles would
 * be missing.
 */
export const lazyPage = <Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<PropsWithChildren>>>,
): LazyPage => {
  let Loaded: ComponentType<PropsWithChildren> | undefined;
  let loading: Promise<ComponentType<PropsWithChildren>> | undefined;

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
  return Object.assign((props: PropsWithChildren) => (Loaded ? <Loaded {...props} /> : <Lazy {...props} />), {
    preload,
  });
};
