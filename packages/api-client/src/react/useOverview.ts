import type { Order, Part, User } from '@dealerkit/domain/entities';
import { groupOrders, type OrderWithLines } from '@dealerkit/domain/orders';
import type { Abilities, Client } from '../index.js';
import { type AsyncData, combineAsyncData, mapAsyncData } from './asyncData.js';
import { preloadQuery } from './fetchQuery.js';
import { useNewestFirst } from './useNewestFirst.js';
import { useQuery } from './useQuery.js';
import { useRole } from './useRole.js';

const SHOWN_ORDERS = 3;

/** What the overview counts: the orders of a customer, or the parts and the users for an admin. */
export type OverviewRows =
  | { role: 'customer'; orders: readonly Order[] }
  | { role: 'admin'; parts: readonly Part[]; users: readonly User[] };

/**
 * What the overview of a user counts, and the last orders of a customer: props of the blocks `Overview` and `LastOrders`. It makes only the
 * calls that the role is allowed to make, and waits while `email` is undefined.
 */
export const useOverview = (
  email: string | undefined,
): {
  rows: AsyncData<OverviewRows>;
  /** Undefined for an admin, without orders, and until the orders and their pictures are there. */
  lastOrders: { orders: readonly OrderWithLines[]; parts: readonly Part[] } | undefined;
} => {
  const role = useRole(email);
  const isAdmin = role.state === 'ready' && role.data === 'admin';
  const isCustomer = role.state === 'ready' && !isAdmin;
  const orders = useQuery('listOrders', isCustomer && email !== undefined ? { email } : undefined);
  const parts = useQuery('listParts', role.state === 'ready' ? {} : undefined);
  const users = useQuery('listUsers', isAdmin ? {} : undefined);
  const newest = useNewestFirst(orders);
  if (role.state !== 'ready') return { rows: role, lastOrders: undefined };
  if (isAdmin) {
    const counted = combineAsyncData(parts, users);
    return {
      rows: mapAsyncData(counted, ([allParts, allUsers]) => ({ role: 'admin', parts: allParts, users: allUsers })),
      lastOrders: undefined,
    };
  }
  const hasLast = newest.state === 'ready' && newest.data.length > 0 && parts.state !== 'loading';
  return {
    rows: mapAsyncData(orders, (all) => ({ role: 'customer', orders: all })),
    // Without the parts the orders are shown as they are.
    lastOrders: hasLast
      ? {
          orders: groupOrders(newest.data).slice(0, SHOWN_ORDERS),
          parts: parts.state === 'ready' ? parts.data : [],
        }
      : undefined,
  };
};

/** Makes the calls of a dashboard's overview ahead of the visit. After the first one, `isAhead` says whether the visit is still to come. */
export const preloadOverview = async (
  client: Client,
  { email, can, isAhead }: { email: string | undefined; can: Abilities; isAhead: () => boolean },
): Promise<void> => {
  if (email === undefined) return;
  void preloadQuery(client, 'listParts', {});
  const { admin } = await preloadQuery(client, 'getAdmin', { email });
  if (!isAhead()) return;
  if (admin && can.getOverview) await preloadQuery(client, 'getOverview', {});
  if (!admin) await preloadQuery(client, 'listOrders', { email });
};
