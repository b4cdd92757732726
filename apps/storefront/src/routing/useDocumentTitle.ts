import { useDocumentTitle as useTitle } from '@dealerkit/ui/usePageTransition';
import { dealer } from '../content/en/dealer.js';
import { useContent } from '../preferences/language.js';

/** Sets the document title from the data of the page; while `page` is undefined, the title of the route stays. */
export const useDocumentTitle = (page: string | undefined): void => useTitle(page, useContent('dealer', dealer).name);
