import { mapAsyncData, preloadQuery, useQuery } from '@dealerkit/api-client/react';
import { PurchaseListScreen } from '@dealerkit/ui/screens/PurchaseListScreen';
import type { PurchaseListScreenProps } from '@dealerkit/ui/screens/PurchaseListScreen';
import '@dealerkit/ui/screens/PurchaseListScreen.css';
import { client } from '../host/client.js';
import { usePrintoutProps } from '../print/usePrintoutProps.js';

const usePurchaseList = (): PurchaseListScreenProps => {
  const overview = useQuery('getOverview', {});
  return {
    parts: mapAsyncData(overview, ({ toBuy = [] }) => toBuy),
    // The day of the dealer's time zone.
    day: overview.state === 'ready' ? (overview.data.days.at(-1)?.date ?? '') : '',
    ...usePrintoutProps(),
  };
};

/** `/dashboard/purchaselist` */
export const PurchaseList = () => <PurchaseListScreen {...usePurchaseList()} />;

PurchaseList.preload = async () => preloadQuery(client, 'getOverview', {});
