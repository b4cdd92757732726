'use client';
import { pageAt } from '@dealerkit/domain/paths';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useUi } from './UiProvider.js';

/**
 * Sets the title of the document to that of the page at a path, with the name of the shop; after a change of the path it focuses the heading
 * of the page, so that a screen reader announces it. For a component around all pages.
 */
export const usePageAnnouncement = (pathname: string, shop: string): void => {
  const { titles } = useUi().texts;
  const previous = useRef(pathname);
  useLayoutEffect(() => {
    document.title = `${titles[pageAt(pathname) ?? 'notFound']} – ${shop}`;
  }, [titles, pathname, shop]);
  useEffect(() => {
    if (previous.current !== pathname) document.querySelector<HTMLElement>('main h1')?.focus();
    previous.current = pathname;
  }, [pathname]);
};
