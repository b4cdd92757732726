import { useStoredParts } from '@dealerkit/api-client/react';
import { OfflineScreen } from '@dealerkit/ui/screens/OfflineScreen';
import type { OfflineScreenProps } from '@dealerkit/ui/screens/OfflineScreen';
import '@dealerkit/ui/screens/OfflineScreen.css';
import { paths } from '@dealerkit/domain/paths';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useEffect } from 'react';
import { Interactive } from '../app/Interactive.js';
import { AppLayout } from '../app/AppLayout.js';
import { AppProviders } from '../app/AppProviders.js';
import type { StartProps } from '../app/AppProviders.js';
import { useContact } from '../preferences/useContact.js';
import { useDocumentTitle } from '../routing/useDocumentTitle.js';
import { leaveByDocument } from './leaveByDocument.js';

const retry = () => (location.pathname === paths.offline ? location.assign(paths.home) : location.reload());

const useOffline = (): OfflineScreenProps => {
  useDocumentTitle(useUi().texts.titles.offline);
  useEffect(() => {
    leaveByDocument();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);
  return { parts: useStoredParts(), contact: useContact(), onRetry: retry };
};

const Offline = () => <OfflineScreen {...useOffline()} />;

/** What the service worker answers for any page that it cannot load, at the address of that page. */
export const OfflineApp = (start: StartProps) => (
  <AppProviders {...start}>
    <AppLayout currentPath={paths.offline} isPageLoading={false}>
      <Offline />
      <Interactive />
    </AppLayout>
  </AppProviders>
);
