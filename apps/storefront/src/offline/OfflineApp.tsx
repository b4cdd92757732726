import { readStoredParts } from '@dealerkit/api-client/react';
import { OfflineScreen } from '@dealerkit/ui/screens/OfflineScreen';
import type { OfflineScreenProps } from '@dealerkit/ui/screens/OfflineScreen';
import '@dealerkit/ui/screens/OfflineScreen.css';
import { paths } from '@dealerkit/domain/paths';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useEffect, useSyncExternalStore } from 'react';
import { Alive } from '../app/Alive.js';
import { AppLayout } from '../app/AppLayout.js';
import { AppProviders } from '../app/AppProviders.js';
import type { StartProps } from '../app/AppProviders.js';
import { useContact } from '../preferences/useContact.js';
import { useDocumentTitle } from '../routing/useDocumentTitle.js';
import { leaveByDocument } from './leaveByDocument.js';

const retry = () => (location.pathname === paths.offline ? location.assign(paths.home) : location.reload());

type SeenParts = OfflineScreenProps['parts'];

let seenParts: SeenParts | undefined;

/** The parts do not change while the page is open. */
const readSeenParts = () => (seenParts ??= readStoredParts().map(({ data, at }) => ({ part: data, at })));

/** The page of the build, which is hydrated first, knows no parts. */
const noParts: SeenParts = [];

const subscribe = () => () => undefined;

const useOffline = (): OfflineScreenProps => {
  useDocumentTitle(useUi().texts.titles.offline);
  const parts = useSyncExternalStore(subscribe, readSeenParts, () => noParts);
  useEffect(() => {
    leaveByDocument();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);
  return { parts, contact: useContact(), onRetry: retry };
};

const Offline = () => <OfflineScreen {...useOffline()} />;

/** What the service worker answers for any page that it cannot load, at the address of that page. */
export const OfflineApp = (start: StartProps) => (
  <AppProviders {...start}>
    <AppLayout currentPath={paths.offline} isPageLoading={false}>
      <Offline />
      <Alive />
    </AppLayout>
  </AppProviders>
);
