import type { Order } from '@dealerkit/domain/entities';
import type { Client } from '../index.js';
import type { AsyncData } from './asyncData.js';
import { preloadQuery } from './fetchQuery.js';
import { useQuery } from './useQuery.js';
import { useRole } from './useRole.js';

/** Fails as a page that does not exist, if no order has the id. */
const pickOrder = (orders: AsyncData<readonly Order[]>, id: string): AsyncData<Order> => {
  if (orders.state !== 'ready') return orders;
  const order = orders.data.find(({ _id }) => _id === id);
  return order ? { state: 'ready', data: order } : { state: 'failed', kind: 'notFound', retry: () => undefined };
};

/** An order by its id: any order for an admin, an own one for a customer. Waits while `email`, that of the signed-in user, is undefined. */
export const useOrder = (id: string, email: string | undefined): { order: AsyncData<Order>; isAdmin: boolean } => {
  const role = useRole(email);
  const isAdmin = role.state === 'ready' && role.data === 'admin';
  const found = useQuery('findOrders', isAdmin ? { search: id } : undefined);
  const own = useQuery('listOrders', email !== undefined && role.state === 'ready' && !isAdmin ? { email } : undefined);
  const orders = role.state === 'ready' ? (isAdmin ? found : own) : role;
  return { order: pickOrder(orders, id), isAdmin };
};

/** Makes the calls of `useOrder` ahead of the visit. After the first one, `isAhead` says whether the visit is still to come. */
export const preloadOrder = async (
  client: Client,
  { id, email, isAhead }: { id: string; email: string | undefined; isAhead: () => boolean },
): Promise<void> => {
  if (email === undefined) return;
  const { admin } = await preloadQuery(client, 'getAdmin', { email });
  if (!isAhead()) return;
  await (admin ? preloadQuery(client, 'findOrders', { search: id }) : preloadQuery(client, 'listOrders', { email }));
};
