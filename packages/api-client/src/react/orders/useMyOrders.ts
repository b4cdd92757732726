import { useState } from 'react';
import { useNewestFirst } from '../data/useNewestFirst.js';
import { useParts, useReadyWithParts } from '../parts/useParts.js';
import { useStoredQuery } from '../data/useStoredQuery.js';

/** The orders of a customer and their parts, as `MyOrdersScreen` takes them; those of an earlier visit are shown at once. */
export const useMyOrders = (email: string) => {
  const { value, ...stored } = useStoredQuery('listOrders', { email });
  // Orders that were shown at once do not disappear while the parts load.
  const [isShownAtOnce] = useState(stored.storedAt !== undefined);
  const withParts = useReadyWithParts(value);
  return {
    ...stored,
    orders: useNewestFirst(isShownAtOnce ? value : withParts),
    parts: useParts(),
    /** The orders that the host has, for `useOfflineQueue`. */
    placed: value.state === 'ready' ? value.data : undefined,
  };
};
