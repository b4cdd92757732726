import { preloadOrder, preloadQuery, useOrder, useParts } from '@dealerkit/api-client/react';
import { OrderScreen } from '@dealerkit/ui/screens/OrderScreen';
import type { OrderScreenProps } from '@dealerkit/ui/screens/OrderScreen';
import '@dealerkit/ui/screens/OrderScreen.css';
import { paths } from '@dealerkit/domain/paths';
import { partFinder } from '@dealerkit/domain/orderRules';
import { useParams } from 'react-router-dom';
import { client } from '../host/client.js';
import { useSetOrderStatus } from '../toasts/useSetOrderStatus.js';
import type { PageVisit } from '../routing/lazyPage.js';
import { useAccount, useKnownAccount } from '../session/useSession.js';

const useOrderPage = (): OrderScreenProps => {
  const { id = '' } = useParams();
  const { email } = useAccount();
  const { order, isAdmin } = useOrder(id, useKnownAccount()?.email);
  const parts = useParts();
  const setStatus = useSetOrderStatus();
  return {
    order,
    part: order.state === 'ready' ? partFinder(parts)(order.data) : undefined,
    viewer: { email, isAdmin },
    printHref: paths.printOrder(id),
    onSetStatus: isAdmin ? setStatus : undefined,
  };
};

/** `/dashboard/orders/{id}` */
export const Order = () => <OrderScreen {...useOrderPage()} />;

Order.preload = async ({ params: { id = '' }, ...visit }: PageVisit) =>
  Promise.all([preloadOrder(client, { id, ...visit }), preloadQuery(client, 'listParts', {})]);
