'use client';
import { pageAt } from '@dealerkit/domain/paths';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { closePageToasts } from './elements/Toasts/showToast.js';
import { focusHeading } from './focusHeading.js';
import { useUi } from './UiProvider.js';

/** A location as routers have it. */
export interface PageLocation {
  pathname: string;
  /** The query, with its question mark. */
  search: string;
  /** The fragment, with its `#`. */
  hash: string;
  /** Identifies the entry of the history. */
  key: string;
}

export interface PageTransitionOptions {
  /** The name of the shop, with which the title of every page ends. */
  shop: string;
  /** Whether the user has gone back or forward. */
  isPop: boolean;
  /** Whether the page before has led here by itself, such as a guard to the login. A user who is typing keeps the focus then. */
  isRedirect?: boolean | undefined;
}

const scrollPositions = new Map<string, number>();

// An entry that the browser makes for a link to a hash has no key of the router.
const entryOf = ({ key, pathname, search, hash }: PageLocation) => key + pathname + search + hash;

// oxlint-disable-next-line no-restricted-properties -- nothing navigates
const restoreBy = (who: ScrollRestoration) => void (window.history.scrollRestoration = who);

const scrollTo = (hash: string, top: number) => {
  const target = hash ? document.getElementById(hash.slice(1)) : null;
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top, behavior: 'instant' });
};

const isTyping = () => document.activeElement?.matches('input, textarea') ?? false;

/** The title of the document for the title of a page, with the name of the shop at its end. */
export const documentTitle = (page: string, shop: string): string => `${page} – ${shop}`;

/**
 * Sets the title of the document to that of a page which only its data or the site knows; while `page` is undefined, the title of the
 * path stays.
 */
export const useDocumentTitle = (page: string | undefined, shop: string): void => {
  // After each rendering, because `usePageTransition` sets the title of the path whenever the location or the texts change.
  useEffect(() => {
    if (page !== undefined) document.title = documentTitle(page, shop);
  });
};

/**
 * Does what a browser does on a document load, for a component around all pages: sets the title to that of the page at the path (to the name of
 * the shop for a path of the site's own), and after a navigation the scroll position and the focus, which goes to the heading of the page, so that a screen reader announces it.
 * After a reload the browser restores the scroll position itself.
 */
export const usePageTransition = (
  shown: PageLocation,
  { shop, isPop, isRedirect = false }: PageTransitionOptions,
): void => {
  const { titles } = useUi().texts;
  const previous = useRef(shown);
  const entry = entryOf(shown);

  useEffect(() => {
    const restoreByBrowser = () => restoreBy('auto');
    const restoreHere = () => restoreBy('manual');
    restoreHere();
    addEventListener('pagehide', restoreByBrowser);
    addEventListener('pageshow', restoreHere);
    return () => {
      removeEventListener('pagehide', restoreByBrowser);
      removeEventListener('pageshow', restoreHere);
    };
  }, []);

  // Not read when the location changes, because the page is shorter then.
  useLayoutEffect(() => {
    const onScroll = () => void scrollPositions.set(entry, window.scrollY);
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [entry]);

  useLayoutEffect(() => {
    // Routers match paths without regard to letter case.
    const page = pageAt(shown.pathname.toLowerCase());
    document.title = page === undefined ? shop : documentTitle(titles[page], shop);
  }, [shown, titles, shop]);

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = shown;
    const isNewPage = before.pathname !== shown.pathname;
    if (before !== shown) {
      const isNewAddress = isNewPage || before.search !== shown.search;
      const savedPosition = scrollPositions.get(entry);
      // A click on a plain hash link is a POP too.
      if (isPop && isNewAddress && savedPosition !== undefined) scrollTo('', savedPosition);
      else if (isPop || isNewPage || shown.hash) scrollTo(shown.hash, 0);
    }
    // There is no event where nothing scrolls, nor for what was scrolled before the page was hydrated.
    scrollPositions.set(entry, window.scrollY);
    if (!isNewPage) return undefined;
    closePageToasts();
    return isRedirect && isTyping() ? undefined : focusHeading();
  }, [shown, entry, isPop, isRedirect]);
};
