import { useFirstResult } from '../data/useFirstResult.js';
import { useProfile } from '../account/useProfile.js';
import { useQuery } from '../data/useQuery.js';

/** What an order form starts with. */
export interface OrderDefaults {
  address?: string | undefined;
  phone?: string | undefined;
  /** The quantity of the earlier order. */
  quantity?: number | undefined;
}

/**
 * What the order form of a user starts with: the earlier order with the id `again`, or else the stored profile. Undefined until it is
 * known, and while `email` is undefined; it never changes afterwards, because that would replace what is typed.
 */
export const useOrderDefaults = (email: string | undefined, again: string | null = null): OrderDefaults | undefined => {
  const profile = useFirstResult(useProfile(email), email);
  const isAgain = again !== null;
  const input = isAgain && email !== undefined ? { email } : undefined;
  const orders = useFirstResult(useQuery('listOrders', input, { isShown: false }), email);
  if (email === undefined || profile.state === 'loading' || (isAgain && orders.state === 'loading')) return undefined;
  const earlier = orders.state === 'ready' ? orders.data.find(({ _id }) => _id === again) : undefined;
  // A profile that cannot be read leaves the fields empty.
  const { loaction, phone } = profile.state === 'ready' ? profile.data : {};
  return {
    address: earlier?.address ?? loaction,
    phone: earlier?.phone ?? phone,
    quantity: earlier?.orderQuantity,
  };
};
