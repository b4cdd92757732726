import { readConflict } from '@dealerkit/api-client';
import {
  preloadQuery,
  useAbilities,
  useMutation,
  useNewestFirst,
  useParts,
  useReadyWithParts,
  useStoredQuery,
} from '@dealerkit/api-client/react';
import { MyOrdersScreen } from '@dealerkit/ui/screens/MyOrdersScreen';
import type { MyOrdersScreenProps } from '@dealerkit/ui/screens/MyOrdersScreen';
import '@dealerkit/ui/screens/MyOrdersScreen.css';
import { paths } from '@dealerkit/domain/paths';
import { partName } from '@dealerkit/ui/partName';
import { useTexts } from '@dealerkit/ui/UiProvider';
import { useState } from 'react';
import { useOfflineQueueProps } from '../offline/useOfflineQueueProps.js';
import { client } from '../host/client.js';
import type { PageVisit } from '../routing/lazyPage.js';
import { useAccount } from '../session/useSession.js';
import { ordersTexts } from '@dealerkit/ui/texts/en/orders';
import { deleteModalTexts } from '@dealerkit/ui/texts/en/deleteModal';

const english = { ...ordersTexts, ...deleteModalTexts };

const useMyOrders = (): MyOrdersScreenProps => {
  const texts = useTexts(english);
  const { deleteModal } = texts;
  const { email } = useAccount();
  const { value: orders, ...stored } = useStoredQuery('listOrders', { email });
  // Orders that were shown at once do not disappear while the parts load.
  const [isShownAtOnce] = useState(stored.storedAt !== undefined);
  const ordersWithParts = useReadyWithParts(orders);
  const parts = useParts();
  const nameOf = (id: string) =>
    partName((orders.state === 'ready' && orders.data.find(({ _id }) => _id === id)) || {}, texts);
  const remove = useMutation('deleteOrder', {
    successMessage: ({ id }) => deleteModal.deleted(nameOf(id)),
    noEffectMessage: ({ deletedCount }) => (deletedCount === 0 ? deleteModal.nothingDeleted : undefined),
    conflictMessage: (body) => (readConflict(body).order ? texts.orders.deleteBlocked : undefined),
  });
  return {
    orders: useNewestFirst(isShownAtOnce ? orders : ordersWithParts),
    ...stored,
    parts,
    offlineQueue: useOfflineQueueProps(email, parts, { placed: orders.state === 'ready' ? orders.data : undefined }),
    orderHref: useAbilities().setOrderStatus ? paths.order : undefined,
    onDelete: ({ _id }) => remove({ id: _id }),
  };
};

/** `/dashboard/myorders` */
export const MyOrders = () => <MyOrdersScreen {...useMyOrders()} />;

MyOrders.preload = async ({ email }: PageVisit) =>
  email && Promise.all([preloadQuery(client, 'listOrders', { email }), preloadQuery(client, 'listParts', {})]);
