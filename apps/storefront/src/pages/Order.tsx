import { preloadQuery } from '@dealerkit/api-client/react';
import { OrderScreen } from '@dealerkit/ui/screens/OrderScreen';
import type { OrderScreenProps } from '@dealerkit/ui/screens/OrderScreen';
import '@dealerkit/ui/screens/OrderScreen.css';
import { paths } from '@dealerkit/domain/paths';
import { partFinder } from '@dealerkit/domain/orderRules';
import { useParams } from 'react-router-dom';
import { client } from '../data/client.js';
import { preloadOrder, useOrder } from '../data/useOrder.js';
import { useParts } from '../data/useParts.js';
import { useSetOrderStatus } from '../data/useSetOrderStatus.js';
import type { PageVisit } from '../routing/lazyPage.js';

const useOrderPage = (): OrderScreenProps => {
  const { id = '' } = useParams();
  const { order, viewer } = useOrder(id);
  const parts = useParts();
  const setStatus = useSetOrderStatus();
  return {
    order,
    part: order.state === 'ready' ? partFinder(parts)(order.data) : undefined,
    viewer,
    printHref: paths.printOrder(id),
    onSetStatus: viewer.isAdmin ? setStatus : undefined,
  };
};

/** `/dashboard/orders/{id}` */
export const Order = () => <OrderScreen {...useOrderPage()} />;

Order.preload = async (visit: PageVisit) => Promise.all([preloadOrder(visit), preloadQuery(client, 'listParts', {})]);
