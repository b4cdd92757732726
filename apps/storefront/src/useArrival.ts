import type { Texts } from '@dealerkit/ui/texts/en';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { dealer } from './content/dealer.js';
import { focusTitle } from './focusTitle.js';
import { useContent } from './language.js';
import { titleAt } from './route.js';
import { routes } from './routes.js';
import { tabTitle } from './useTabTitle.js';

/** The title of a page of a shop as the browser's tab shows it. */
export const documentTitle = (pathname: string, { titles }: Texts, shop: string): string =>
  tabTitle(titles[titleAt(routes, pathname)], shop);

const scrollPositions = new Map<string, number>();

const scrollTo = (hash: string, top: number) => {
  const target = hash ? document.getElementById(hash.slice(1)) : null;
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top, behavior: 'instant' });
};

/**
 * Does for a page that opens without a load what a browser does for one that loads: title, focus, scroll. `asked` is the address
 * that was asked for, `shown` the one whose page is on screen, which lags behind while the page is fetched.
 */
export const useArrival = (asked: Location, shown: Location): void => {
  const { texts } = useUi();
  const { name: shop } = useContent('dealer', dealer);
  const navigation = useNavigationType();
  const shownBefore = useRef(shown);

  useEffect(() => {
    // Ours while the document lives, the browser's again when it loads anew.
    const leave = () => void (history.scrollRestoration = 'auto');
    const come = () => void (history.scrollRestoration = 'manual');
    come();
    addEventListener('pagehide', leave);
    addEventListener('pageshow', come);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', come);
    };
  }, []);

  useLayoutEffect(() => () => void scrollPositions.set(asked.key, window.scrollY), [asked.key]);

  useLayoutEffect(() => {
    document.title = documentTitle(shown.pathname, texts, shop);
  }, [shown, texts, shop]);

  useLayoutEffect(() => {
    const before = shownBefore.current;
    shownBefore.current = shown;
    if (before === shown) return undefined;
    const isNewPage = before.pathname !== shown.pathname;
    const isBack = navigation === NavigationType.Pop;
    const left = scrollPositions.get(shown.key);
    // A jump within a page looks like a way back, too: the browser made it, and gave it no key of its own.
    if (isBack && isNewPage && left !== undefined) scrollTo('', left);
    else if (isBack || isNewPage || shown.hash) scrollTo(shown.hash, 0);
    return isNewPage ? focusTitle() : undefined;
  }, [shown, navigation]);
};
