import type { Part } from '@dealerkit/domain/entities';
import { groupOrders, type OrderWithLines } from '@dealerkit/domain/orders/orders';
import type { OverviewRows } from '@dealerkit/domain/books/overview';
import type { Capabilities, Client } from '../../index.js';
import { type AsyncData, combineAsyncData, mapAsyncData } from '../data/asyncData.js';
import { preloadQuery } from '../data/requests/fetchQuery.js';
import { useNewestFirst } from '../data/useNewestFirst.js';
import { useQuery } from '../data/useQuery.js';
import { useRole } from '../data/useRole.js';

const SHOWN_ORDERS = 3;

/**
 * What the overview of a user counts: props of the block `Overview`. It makes only the calls that the role is allowed to make, and waits
 * while `email` is undefined.
 */
export const useOverview = (email: string | undefined): { rows: AsyncData<OverviewRows> } => {
  const role = useRole(email);
  const isAdmin = role.state === 'ready' && role.data === 'admin';
  const orders = useQuery(
    'listOrders',
    role.state === 'ready' && !isAdmin && email !== undefined ? { email } : undefined,
  );
  const parts = useQuery('listParts', isAdmin ? {} : undefined);
  const users = useQuery('listUsers', isAdmin ? {} : undefined);
  if (role.state !== 'ready') return { rows: role };
  return {
    rows: isAdmin
      ? mapAsyncData(combineAsyncData(parts, users), ([allParts, allUsers]) => ({
          role: 'admin',
          parts: allParts,
          users: allUsers,
        }))
      : mapAsyncData(orders, (all) => ({ role: 'customer', orders: all })),
  };
};

/**
 * The last orders of a customer: props of the block `LastOrders`. Undefined for an admin, without orders, and until the orders and their
 * pictures are there.
 */
export const useLastOrders = (
  email: string | undefined,
): { orders: readonly OrderWithLines[]; parts: readonly Part[] } | undefined => {
  const role = useRole(email);
  const isCustomer = role.state === 'ready' && role.data !== 'admin';
  const orders = useNewestFirst(useQuery('listOrders', isCustomer && email !== undefined ? { email } : undefined));
  const parts = useQuery('listParts', isCustomer ? {} : undefined);
  if (orders.state !== 'ready' || orders.data.length === 0 || parts.state === 'loading') return undefined;
  return {
    orders: groupOrders(orders.data).slice(0, SHOWN_ORDERS),
    // Without the parts the orders are shown as they are.
    parts: parts.state === 'ready' ? parts.data : [],
  };
};

/** Makes the calls of a dashboard's overview ahead of the visit. After the first one, `isAhead` says whether the visit is still to come. */
export const preloadOverview = async (
  client: Client,
  { email, can, isAhead }: { email: string | undefined; can: Capabilities; isAhead: () => boolean },
): Promise<void> => {
  if (email === undefined) return;
  void preloadQuery(client, 'listParts', {});
  const { admin } = await preloadQuery(client, 'getAdmin', { email });
  if (!isAhead()) return;
  if (admin && can.getOverview) await preloadQuery(client, 'getOverview', {});
  if (!admin) await preloadQuery(client, 'listOrders', { email });
};
