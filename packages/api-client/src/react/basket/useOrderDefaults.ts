import type { Capabilities, Client } from '../../index.js';
import { newestOrdersFirst } from '@dealerkit/domain/orders/orders';
import type { AsyncData } from '../data/asyncData.js';
import { preloadQuery } from '../data/requests/fetchQuery.js';
import { useFirstResult } from '../data/useFirstResult.js';
import { useProfile } from '../account/useProfile.js';
import { useQuery } from '../data/useQuery.js';
import { useOptionalQuery } from '../data/optionalCalls.js';

/** What an order form starts with. */
export interface OrderDefaults {
  address?: string | undefined;
  phone?: string | undefined;
  /** The quantity of the earlier order. */
  quantity?: number | undefined;
  /** The addresses of the last orders, the newest first. */
  addresses?: readonly string[] | undefined;
}

/** How many lines of the last orders are read for their addresses. */
const LINES = 20;

const noLines: AsyncData<never[]> = { state: 'ready', data: [] };

/** The lines of the last orders of a user; none on a server that only lists all of them. */
const useLastOrders = (email: string | undefined) => {
  const input = email === undefined ? undefined : { email, limit: LINES };
  const lines = useOptionalQuery('findOwnOrders', input, { isShown: false });
  return useFirstResult(lines ?? noLines, email);
};

/**
 * What the order form of a user starts with: the earlier order with the id `again`, or else the stored profile, or else the last order.
 * Undefined until it is known, and while `email` is undefined; it never changes afterwards, because that would replace what is typed.
 */
export const useOrderDefaults = (email: string | undefined, again: string | null = null): OrderDefaults | undefined => {
  const profile = useFirstResult(useProfile(email), email);
  const isAgain = again !== null;
  const input = isAgain && email !== undefined ? { email } : undefined;
  const orders = useFirstResult(useQuery('listOrders', input, { isShown: false }), email);
  const last = useLastOrders(email);
  if (email === undefined || profile.state === 'loading' || (isAgain && orders.state === 'loading')) return undefined;
  const earlier = orders.state === 'ready' ? orders.data.find(({ _id }) => _id === again) : undefined;
  // A profile that cannot be read leaves the fields empty.
  const { loaction, phone } = profile.state === 'ready' ? profile.data : {};
  // A profile that is complete does not wait for the last orders.
  if (!(loaction && phone) && last.state === 'loading') return undefined;
  const lastLines = last.state === 'ready' ? newestOrdersFirst(last.data) : [];
  const addresses = [...new Set(lastLines.flatMap(({ address }) => address?.trim() || []))];
  return {
    address: earlier?.address ?? (loaction || addresses[0]),
    phone: earlier?.phone ?? (phone || lastLines[0]?.phone),
    quantity: earlier?.orderQuantity,
    addresses,
  };
};

/** Makes the calls of `useOrderDefaults` ahead of the visit. */
export const preloadOrderDefaults = async (
  client: Client,
  { email, can }: { email: string | undefined; can: Capabilities },
): Promise<void> => {
  if (email === undefined) return;
  await Promise.all([
    preloadQuery(client, 'getProfile', { email }),
    can.findOwnOrders && preloadQuery(client, 'findOwnOrders', { email, limit: LINES }),
  ]);
};
