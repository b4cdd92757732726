import type { Order } from '@dealerkit/domain/entities';
import { findOrder, numberOfKey, type OrderWithLines } from '@dealerkit/domain/orders/orders';
import type { Capabilities, Client } from '../../index.js';
import { type AsyncData, mapAsyncData } from '../data/asyncData.js';
import { useCapabilities } from '../data/ClientProvider.js';
import { preloadQuery } from '../data/requests/fetchQuery.js';
import { useQuery } from '../data/useQuery.js';
import { useRole } from '../data/useRole.js';

/** Fails as a page that does not exist, if no order has the key. */
const pickOrder = (lines: AsyncData<readonly Order[]>, key: string): AsyncData<OrderWithLines> => {
  if (lines.state !== 'ready') return lines;
  const order = findOrder(lines.data, key);
  return order ? { state: 'ready', data: order } : { state: 'failed', kind: 'notFound', retry: () => undefined };
};

/** The input of the call for the number of an order; undefined for an `_id`, and on a host without numbers. */
const numberInput = (key: string, can: Capabilities) => {
  const number = can.getOrderByNumber ? numberOfKey(key) : undefined;
  return number === undefined ? undefined : { number: String(number) };
};

/**
 * An order by its number, or by the `_id` of one of its lines: any order for an admin, an own one for a customer and on a host that lists
 * the orders of one user only. Waits while `email`,
 * that of the signed-in user, is undefined. A customer
 * who deletes the last line finds the list without the order, where the call for its number would fail.
 */
export const useOrder = (
  key: string,
  email: string | undefined,
): { order: AsyncData<OrderWithLines>; isAdmin: boolean } => {
  const can = useCapabilities();
  const role = useRole(email);
  const isAdmin = role.state === 'ready' && role.data === 'admin';
  const input = isAdmin ? numberInput(key, can) : undefined;
  const isKnown = role.state === 'ready' && email !== undefined;
  const numbered = useQuery('getOrderByNumber', input);
  const findsAny = isAdmin && can.findOrders;
  const found = useQuery('findOrders', findsAny && !input ? { search: key } : undefined);
  const own = useQuery('listOrders', isKnown && !findsAny ? { email } : undefined);
  const lines = input ? mapAsyncData(numbered, (order) => order.lines) : findsAny ? found : own;
  return {
    order: pickOrder(role.state === 'ready' ? lines : role, key),
    isAdmin,
  };
};

/** Makes the calls of `useOrder` ahead of the visit. After the first one, `isAhead` says whether the visit is still to come. */
export const preloadOrder = async (
  client: Client,
  { id, email, can, isAhead }: { id: string; email: string | undefined; can: Capabilities; isAhead: () => boolean },
): Promise<void> => {
  if (email === undefined) return;
  const { admin } = await preloadQuery(client, 'getAdmin', { email });
  if (!isAhead()) return;
  const input = admin ? numberInput(id, can) : undefined;
  if (input) await preloadQuery(client, 'getOrderByNumber', input);
  else if (admin && can.findOrders) await preloadQuery(client, 'findOrders', { search: id });
  else await preloadQuery(client, 'listOrders', { email });
};
