import { readStoredParts } from '@dealerkit/api-client/react';
import { OfflineScreen } from '@dealerkit/ui/OfflineScreen';
import type { OfflineScreenProps } from '@dealerkit/ui/OfflineScreen';
import '@dealerkit/ui/OfflineScreen.css';
import { paths } from '@dealerkit/ui/paths';
import { useEffect, useState } from 'react';
import { useContact } from '../preferences/useContact.js';

const retry = () => (location.pathname === paths.offline ? location.assign(paths.home) : location.reload());

const useOffline = (): OfflineScreenProps => {
  const [parts, setParts] = useState<OfflineScreenProps['parts']>([]);
  useEffect(() => {
    // After hydration: the page of the build knows no parts.
    setParts(readStoredParts().map(({ data, at }) => ({ part: data, at })));
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);
  return { parts, contact: useContact(), onRetry: retry };
};

/** The service worker answers with `/offline` for any page that it cannot load. */
export const Offline = () => <OfflineScreen {...useOffline()} />;
