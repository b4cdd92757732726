import { preloadQuery, useNewestFirst, useParts, useReadyWithParts, useStoredQuery } from '@dealerkit/api-client/react';
import { MyOrdersScreen } from '@dealerkit/ui/screens/MyOrdersScreen';
import type { MyOrdersScreenProps } from '@dealerkit/ui/screens/MyOrdersScreen';
import '@dealerkit/ui/screens/MyOrdersScreen.css';
import { paths } from '@dealerkit/domain/paths';
import { useState } from 'react';
import { useOrderAgain } from '../basket/useOrderAgain.js';
import { useDeleteOrder } from '../toasts/useDeleteOrder.js';
import { useOfflineQueueProps } from '../offline/useOfflineQueueProps.js';
import { client } from '../host/client.js';
import type { PageVisit } from '../routing/lazyPage.js';
import { useAccount } from '../session/useSession.js';

const useMyOrders = (): MyOrdersScreenProps => {
  const { email } = useAccount();
  const { value: orders, ...stored } = useStoredQuery('listOrders', { email });
  // Orders that were shown at once do not disappear while the parts load.
  const [isShownAtOnce] = useState(stored.storedAt !== undefined);
  const ordersWithParts = useReadyWithParts(orders);
  const parts = useParts();
  const { deleteLine } = useDeleteOrder();
  return {
    orders: useNewestFirst(isShownAtOnce ? orders : ordersWithParts),
    ...stored,
    parts,
    offlineQueue: useOfflineQueueProps(parts, { placed: orders.state === 'ready' ? orders.data : undefined }),
    orderHref: paths.order,
    onOrderAgain: useOrderAgain(parts),
    onDelete: deleteLine,
  };
};

/** `/dashboard/myorders` */
export const MyOrders = () => <MyOrdersScreen {...useMyOrders()} />;

MyOrders.preload = async ({ email }: PageVisit) =>
  email && Promise.all([preloadQuery(client, 'listOrders', { email }), preloadQuery(client, 'listParts', {})]);
