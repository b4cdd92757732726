import { preloadQuery, useMyOrders } from '@dealerkit/api-client/react';
import type { PageVisit } from '@dealerkit/api-client/react';
import { MyOrdersScreen } from '@dealerkit/ui/screens/MyOrdersScreen';
import type { MyOrdersScreenProps } from '@dealerkit/ui/screens/MyOrdersScreen';
import '@dealerkit/ui/screens/MyOrdersScreen.css';
import { paths } from '@dealerkit/domain/paths';
import { useOrderAgain } from '../basket/useOrderAgain.js';
import { useDeleteOrder } from '../toasts/useDeleteOrder.js';
import { useOfflineQueueProps } from '../offline/useOfflineQueueProps.js';
import { client } from '../host/client.js';
import { useAccount } from '../session/useSession.js';

const useMyOrdersPage = (): MyOrdersScreenProps => {
  const { email } = useAccount();
  const { placed, ...orders } = useMyOrders(email);
  const { deleteLine } = useDeleteOrder();
  return {
    ...orders,
    offlineQueue: useOfflineQueueProps(orders.parts, { placed }),
    orderHref: paths.order,
    onOrderAgain: useOrderAgain(),
    onDelete: deleteLine,
  };
};

/** `/dashboard/myorders` */
export const MyOrders = () => <MyOrdersScreen {...useMyOrdersPage()} />;

MyOrders.preload = async ({ email }: PageVisit) =>
  email && Promise.all([preloadQuery(client, 'listOrders', { email }), preloadQuery(client, 'listParts', {})]);
