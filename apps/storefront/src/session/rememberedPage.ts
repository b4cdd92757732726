import { paths } from '@dealerkit/ui/paths';

/** What the login page carries in its history entry: where the person wanted to go. */
export interface Remembered {
  from: string;
}

/** Writes a place down for after the login: path, query and hash (D17). */
export const remember = ({
  pathname,
  search,
  hash,
}: {
  pathname: string;
  search: string;
  hash: string;
}): Remembered => ({
  from: pathname + search + hash,
});

const doors: readonly string[] = [paths.login, paths.signup];

const parse = (address: string, origin: string): URL | undefined => {
  try {
    return new URL(address, origin);
  } catch {
    return undefined;
  }
};

/**
 * Reads the place back from a history entry. History survives reloads and may have been written by anybody on this origin, so
 * whatever does not lead to a page of `origin` itself is the home page.
 */
export const rememberedPage = (state: unknown, origin: string): string => {
  const from: unknown = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  const url = typeof from === 'string' && from.startsWith('/') ? parse(from, origin) : undefined;
  // Even a path of our own may begin with two slashes once its dots are resolved, and then name another host.
  if (url?.origin !== origin || url.pathname.startsWith('//') || doors.includes(url.pathname)) return paths.home;
  return url.pathname + url.search + url.hash;
};
