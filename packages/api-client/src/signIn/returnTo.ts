import { paths } from '@dealerkit/domain/paths';

/** The history state of the login page: the page that the user requested. */
export interface ReturnToState {
  from: string;
}

/** Makes the history state for the login page: path, query and hash (D17). */
export const returnToState = ({
  pathname,
  search,
  hash,
}: {
  pathname: string;
  search: string;
  hash: string;
}): ReturnToState => ({
  from: pathname + search + hash,
});

const authPages: readonly string[] = [paths.login, paths.signup];

const parse = (url: string, origin: string): URL | undefined => {
  try {
    return new URL(url, origin);
  } catch {
    return undefined;
  }
};

/**
 * Reads the requested page from a history state. The state survives reloads and any script of this origin can write it, so
 * anything but a page of `origin` becomes the home page.
 */
export const readReturnTo = (state: unknown, origin: string): string => {
  const from: unknown = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  const url = typeof from === 'string' && from.startsWith('/') ? parse(from, origin) : undefined;
  // A path can start with two slashes after its dots are resolved, and then means another host.
  if (url?.origin !== origin || url.pathname.startsWith('//') || authPages.includes(url.pathname)) return paths.home;
  return url.pathname + url.search + url.hash;
};
