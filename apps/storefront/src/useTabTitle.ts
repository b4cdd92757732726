import { useUi } from '@dealerkit/ui/UiProvider';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { dealer } from './content/dealer.js';
import { useContent } from './language.js';

/** What the browser's tab says of a page of a shop. */
export const tabTitle = (name: string, shop: string): string => `${name} – ${shop}`;

/** Names the tab after what the page shows, as soon as that is known; until then it is named after the route. */
export const useTabTitle = (name: string | undefined): void => {
  const { texts } = useUi();
  const { name: shop } = useContent('dealer', dealer);
  const here = useLocation();
  // Whatever names the tab after the route has done so before: another address, another language.
  useEffect(() => {
    if (name !== undefined) document.title = tabTitle(name, shop);
  }, [name, shop, here, texts]);
};
