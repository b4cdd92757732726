import type { Review } from '@dealerkit/domain/entities';
import { useMemo } from 'react';
import { type AsyncData, mapAsyncData } from './asyncData.js';
import { useAbilities } from './ClientProvider.js';
import { useQuery } from './useQuery.js';

/** The names of the parts that a user has ordered, each once, the newest first. */
export const useOrderedProducts = (email: string): string[] => {
  const orders = useQuery('listOrders', { email }, { isShown: false });
  return useMemo(() => {
    const names = orders.state === 'ready' ? orders.data.map(({ product_name = '' }) => product_name.trim()) : [];
    return [...new Set(names.filter(Boolean).toReversed())];
  }, [orders]);
};

/** The reviews of a user, or all for an admin, the newest first; undefined on a host that cannot say which ones are the user's. */
export const useReviews = (email: string, isAdmin: boolean): AsyncData<Review[]> | undefined => {
  const { listOwnReviews } = useAbilities();
  const all = useQuery('listReviews', isAdmin ? {} : undefined);
  // Public reviews contain no addresses.
  const own = useQuery('listOwnReviews', listOwnReviews && !isAdmin ? { email } : undefined);
  return listOwnReviews ? mapAsyncData(isAdmin ? all : own, (reviews) => reviews.toReversed()) : undefined;
};
