import { documentTitle } from '@dealerkit/ui/usePageTransition';
import { useEffect } from 'react';
import { dealer } from '../content/en/dealer.js';
import { useContent } from '../preferences/language.js';

/** Sets the document title from the data of the page; while `page` is undefined, the title of the route stays. */
export const useDocumentTitle = (page: string | undefined): void => {
  const { name: shop } = useContent('dealer', dealer);
  // After each rendering, because `usePageTransition` sets the title of the route whenever the location or the texts change.
  useEffect(() => {
    if (page !== undefined) document.title = documentTitle(page, shop);
  });
};
