import { preloadQuery, useDeleteOrder, useMyOrders, useOfflineQueue, useOrderAgain } from '@dealerkit/api-client/react';
import type { PageVisit } from '@dealerkit/api-client/react';
import { MyOrdersScreen } from '@dealerkit/ui/screens/MyOrdersScreen';
import type { MyOrdersScreenProps } from '@dealerkit/ui/screens/MyOrdersScreen';
import '@dealerkit/ui/screens/MyOrdersScreen.css';
import { paths } from '@dealerkit/domain/paths';
import { addToBasketTexts } from '@dealerkit/ui/texts/en/addToBasket';
import { deleteModalTexts } from '@dealerkit/ui/texts/en/deleteModal';
import { orderLinesTexts } from '@dealerkit/ui/texts/en/orderLines';
import { useMessages } from '@dealerkit/ui/useMessages';
import { useNavigate } from 'react-router-dom';
import { queueTexts } from '../offline/queueTexts.js';
import { client } from '../host/client.js';
import { useAccount } from '../session/useSession.js';

const english = { ...addToBasketTexts, ...deleteModalTexts, ...orderLinesTexts, ...queueTexts };

const useMyOrdersPage = (): MyOrdersScreenProps => {
  const { email } = useAccount();
  const { placed, ...orders } = useMyOrders(email);
  const messages = useMessages(english);
  const navigate = useNavigate();
  const { onDelete } = useDeleteOrder(messages);
  return {
    ...orders,
    offlineQueue: { ...useOfflineQueue(email, messages, { placed }), parts: orders.parts },
    orderHref: paths.order,
    onOrderAgain: useOrderAgain(messages, () => void navigate(paths.basket)),
    onDelete,
  };
};

/** `/dashboard/myorders` */
export const MyOrders = () => <MyOrdersScreen {...useMyOrdersPage()} />;

MyOrders.preload = async ({ email }: PageVisit) =>
  email && Promise.all([preloadQuery(client, 'listOrders', { email }), preloadQuery(client, 'listParts', {})]);
