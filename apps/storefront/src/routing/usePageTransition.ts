import { closePageToasts } from '@dealerkit/ui/elements/Toasts';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { dealer } from '../content/en/dealer.js';
import { useContent } from '../preferences/language.js';
import { focusHeading } from './focusHeading.js';
import { titleAt } from './pageRoute.js';
import { routes } from './routes.js';
import { formatTitle } from './useDocumentTitle.js';

const scrollPositions = new Map<string, number>();

const scrollTo = (hash: string, top: number) => {
  const target = hash ? document.getElementById(hash.slice(1)) : null;
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top, behavior: 'instant' });
};

/**
 * Does what a browser does on a document load: sets the title, the focus and the scroll position. `requested` is the current
 * location; `shown` is the location of the page on screen, which follows when the code of the page is loaded.
 */
export const usePageTransition = (requested: Location, shown: Location): void => {
  const { texts } = useUi();
  const { name: shop } = useContent('dealer', dealer);
  const navigationType = useNavigationType();
  const previous = useRef(shown);

  useEffect(() => {
    // After a reload the browser restores the scroll position itself.
    const restoreByBrowser = () => void (history.scrollRestoration = 'auto');
    const restoreByApp = () => void (history.scrollRestoration = 'manual');
    restoreByApp();
    addEventListener('pagehide', restoreByBrowser);
    addEventListener('pageshow', restoreByApp);
    return () => {
      removeEventListener('pagehide', restoreByBrowser);
      removeEventListener('pageshow', restoreByApp);
    };
  }, []);

  useLayoutEffect(() => () => void scrollPositions.set(requested.key, window.scrollY), [requested.key]);

  useLayoutEffect(() => {
    document.title = formatTitle(texts.titles[titleAt(routes, shown.pathname)], shop);
  }, [shown, texts, shop]);

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = shown;
    if (before === shown) return undefined;
    const isNewPage = before.pathname !== shown.pathname;
    const isNewAddress = isNewPage || before.search !== shown.search;
    const isPop = navigationType === NavigationType.Pop;
    const savedPosition = scrollPositions.get(shown.key);
    // A click on a plain hash link is a POP too. The browser made that history entry, so it has no key of the router.
    if (isPop && isNewAddress && savedPosition !== undefined) scrollTo('', savedPosition);
    else if (isPop || isNewPage || shown.hash) scrollTo(shown.hash, 0);
    if (!isNewPage) return undefined;
    closePageToasts();
    return focusHeading();
  }, [shown, navigationType]);
};
