import type { Capabilities, Client } from '../../index.js';
import type { Session } from '../../signIn/sessionState.js';
import type { LazyPage, PageVisit } from './lazyPage.js';

/** The pages at a path. */
export interface PagesAtPath {
  /** The page, and the layouts and guards around it; none for a path without a page. */
  pages: readonly LazyPage[];
  /** The parameters in the path. @default {} */
  params?: PageVisit['params'] | undefined;
}

export interface PreloadLinksOptions {
  /** The client that the pages use. */
  client: Client;
  /** What the host can do beyond the documented calls. */
  capabilities: Capabilities;
  /** The session of the site. */
  session: Pick<Session, 'email'>;
  /** Finds the pages at a path of the site. */
  pagesAt: (pathname: string) => PagesAtPath;
}

/** Milliseconds that the pointer, a finger or the focus rests on a link before the data of its page is preloaded, so that passing over a list makes no calls. */
const restTime = 65;

/** The user asks the browser to use less data. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

// A failed preload is reported by the click.
const ignoreError = () => undefined;

/** Loads the code of the page of a link, and what the page shows first. */
const preloadVisit = async (
  { pathname, search }: HTMLAnchorElement,
  { client, capabilities: can, session, pagesAt }: PreloadLinksOptions,
): Promise<void> => {
  const email = session.email();
  const { pages, params = {} } = pagesAt(pathname);
  const components = await Promise.all(pages.map((page) => page.preload()));
  const isSameUser = () => session.email() === email;
  if (!isSameUser()) return;
  const isAhead = () => isSameUser() && location.pathname !== pathname;
  await Promise.all([
    ...components.flatMap(({ queries }) => queries?.({ params, search }).map((query) => query.preload(client)) ?? []),
    ...components.flatMap(({ preload }) => preload?.({ params, search, can, email, isAhead }) ?? []),
  ]);
};

/**
 * Preloads the page of a link that the user moves to, for all links of the document: its code at once, which takes several turns of the
 * network, and its data if the user stays. Does nothing for a user who saves data.
 */
export const preloadLinks = (options: PreloadLinksOptions): void => {
  let current: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onMove = ({ type, target }: Pick<Event, 'type' | 'target'>) => {
    const link = type !== 'focusout' && target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === current) return;
    current = link;
    clearTimeout(timer);
    if (!link || link.origin !== location.origin || link.pathname === location.pathname || savesData()) return;
    for (const page of options.pagesAt(link.pathname).pages) page.preload().catch(ignoreError);
    timer = setTimeout(() => {
      // The link may be gone with its page.
      if (link.isConnected) preloadVisit(link, options).catch(ignoreError);
    }, restTime);
  };

  for (const type of ['pointerover', 'focusin', 'focusout']) document.addEventListener(type, onMove);
  // It may start while the pointer rests on a link.
  onMove({ type: 'pointerover', target: document.querySelector('a:hover') });
};
