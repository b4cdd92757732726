import { useEffect } from 'react';

/** Leaves the scroll position to `usePageTransition`; after a reload the browser restores it itself. */
export const useScrollRestoration = (): void =>
  useEffect(() => {
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
