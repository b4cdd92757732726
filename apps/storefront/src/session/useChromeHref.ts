import { useHydrated } from '@dealerkit/api-client/react';
import { chromeAddress } from '@dealerkit/domain/site/inAppBrowser';

/** The address that opens this page in Chrome, if the browser is one inside an app. */
export const useChromeHref = (): string | undefined => {
  const isHydrated = useHydrated();
  return isHydrated ? chromeAddress(navigator.userAgent, location.href) : undefined;
};
