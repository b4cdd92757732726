import { readStoredParts } from '@dealerkit/api-client/react';
import { OfflineScreen } from '@dealerkit/ui/OfflineScreen';
import type { OfflineScreenProps } from '@dealerkit/ui/OfflineScreen';
import '@dealerkit/ui/OfflineScreen.css';
import { paths } from '@dealerkit/ui/paths';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { AppLayout } from '../app/AppLayout.js';
import { AppProviders } from '../app/AppProviders.js';
import { useContact } from '../preferences/useContact.js';
import { useDocumentTitle } from '../routing/useDocumentTitle.js';
import { leaveByDocument } from './leaveByDocument.js';

const retry = () => (location.pathname === paths.offline ? location.assign(paths.home) : location.reload());

const subscribe = () => () => undefined;

const useOffline = (): OfflineScreenProps => {
  useDocumentTitle(useUi().texts.titles.offline);
  // The page of the build, which is hydrated first, knows no parts.
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const parts = useMemo(
    () => (isHydrated ? readStoredParts().map(({ data, at }) => ({ part: data, at })) : []),
    [isHydrated],
  );
  useEffect(() => {
    leaveByDocument();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);
  return { parts, contact: useContact(), onRetry: retry };
};

const Offline = () => <OfflineScreen {...useOffline()} />;

/** What the service worker answers for any page that it cannot load, at the address of that page. */
export const OfflineApp = () => (
  <AppProviders>
    <AppLayout currentPath={paths.offline} isPageLoading={false}>
      <Offline />
    </AppLayout>
  </AppProviders>
);
