'use client';
import { pageAt } from '@dealerkit/domain/paths';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { closePageToasts } from './elements/Toasts/showToast.js';
import { focusHeading } from './focusHeading.js';
import type { SharedTexts } from './texts/en/shared.js';
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
  /** The key of the title of the page in the texts. @default that of the page of `@dealerkit/domain/paths` at this path */
  title?: keyof SharedTexts['titles'] | undefined;
  /** The location that the user has requested, if the page before it stays until its own is loaded. @default the shown location */
  requested?: PageLocation | undefined;
}

const scrollPositions = new Map<string, number>();

const scrollTo = (hash: string, top: number) => {
  const target = hash ? document.getElementById(hash.slice(1)) : null;
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top, behavior: 'instant' });
};

/** The title of the document for the title of a page. */
export const documentTitle = (page: string, shop: string): string => `${page} – ${shop}`;

/**
 * Does what a browser does on a document load, for a component around all pages: sets the title, and after a navigation the scroll position
 * and the focus, which goes to the heading of the page, so that a screen reader announces it.
 */
export const usePageTransition = (
  shown: PageLocation,
  { shop, isPop, title = pageAt(shown.pathname) ?? 'notFound', requested = shown }: PageTransitionOptions,
): void => {
  const { titles } = useUi().texts;
  const previous = useRef(shown);

  useEffect(() => {
    // After a reload the browser restores the scroll position itself.
    const restoreByBrowser = () => void (history.scrollRestoration = 'auto');
    const restoreByHook = () => void (history.scrollRestoration = 'manual');
    restoreByHook();
    addEventListener('pagehide', restoreByBrowser);
    addEventListener('pageshow', restoreByHook);
    return () => {
      removeEventListener('pagehide', restoreByBrowser);
      removeEventListener('pageshow', restoreByHook);
    };
  }, []);

  useLayoutEffect(() => () => void scrollPositions.set(requested.key, window.scrollY), [requested.key]);

  useLayoutEffect(() => {
    document.title = documentTitle(titles[title], shop);
  }, [shown, titles, title, shop]);

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = shown;
    if (before === shown) return undefined;
    const isNewPage = before.pathname !== shown.pathname;
    const isNewAddress = isNewPage || before.search !== shown.search;
    const savedPosition = scrollPositions.get(shown.key);
    // A click on a plain hash link is a POP too. The browser made that history entry, so it has no key of the router.
    if (isPop && isNewAddress && savedPosition !== undefined) scrollTo('', savedPosition);
    else if (isPop || isNewPage || shown.hash) scrollTo(shown.hash, 0);
    if (!isNewPage) return undefined;
    closePageToasts();
    return focusHeading();
  }, [shown, isPop]);
};
