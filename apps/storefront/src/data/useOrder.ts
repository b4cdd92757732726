import { preloadQuery, useQuery } from '@dealerkit/api-client/react';
import type { AsyncData } from '@dealerkit/ui/AsyncData';
import type { Order } from '@dealerkit/domain/entities';
import type { OrderViewer } from '@dealerkit/ui/blocks/OrderHistory';
import type { PageVisit } from '../routing/lazyPage.js';
import { useAccount } from '../session/useSession.js';
import { client } from './client.js';
import { useRole } from './useRole.js';

/** Fails as a page that does not exist, if no order has the id. */
const pickOrder = (orders: AsyncData<readonly Order[]>, id: string): AsyncData<Order> => {
  if (orders.state !== 'ready') return orders;
  const order = orders.data.find(({ _id }) => _id === id);
  return order ? { state: 'ready', data: order } : { state: 'failed', kind: 'notFound', retry: () => undefined };
};

/** An order by its id: any order for an admin, an own one for a customer. */
export const useOrder = (id: string): { order: AsyncData<Order>; viewer: OrderViewer } => {
  const { email } = useAccount();
  const role = useRole();
  const isAdmin = role.state === 'ready' && role.data === 'admin';
  const found = useQuery('findOrders', isAdmin ? { search: id } : undefined);
  const own = useQuery('listOrders', role.state === 'ready' && !isAdmin ? { email } : undefined);
  const orders = role.state === 'ready' ? (isAdmin ? found : own) : role;
  return { order: pickOrder(orders, id), viewer: { email, isAdmin } };
};

/** Loads what `useOrder` will ask for on the next page. */
export const preloadOrder = async ({ params: { id = '' }, email, isAhead }: PageVisit): Promise<void> => {
  if (email === undefined) return;
  const { admin } = await preloadQuery(client, 'getAdmin', { email });
  if (!isAhead()) return;
  await (admin ? preloadQuery(client, 'findOrders', { search: id }) : preloadQuery(client, 'listOrders', { email }));
};
