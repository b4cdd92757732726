import { useUi } from '@dealerkit/ui/UiProvider';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { dealer } from '../content/en/dealer.js';
import { useContent } from '../preferences/language.js';

/** Returns the document title of a page. */
export const formatTitle = (page: string, shop: string): string => `${page} – ${shop}`;

/** Sets the document title from the data of the page; while `page` is undefined, the title of the route stays. */
export const useDocumentTitle = (page: string | undefined): void => {
  const { texts } = useUi();
  const { name: shop } = useContent('dealer', dealer);
  const location = useLocation();
  // `usePageTransition` sets the title of the route whenever the location or the texts change, so this runs again too.
  useEffect(() => {
    if (page !== undefined) document.title = formatTitle(page, shop);
  }, [page, shop, location, texts]);
};
