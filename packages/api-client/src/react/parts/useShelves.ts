import { MAX_BASKET_LINES } from '@dealerkit/domain/basket/basketRules';
import { useMemo } from 'react';
import { useOptionalQuery } from '../data/optionalCalls.js';

/** The shelves of parts by their ids, for an admin; none while they load, or on a host that has none. */
export const useShelves = (ids: readonly string[]): ReadonlyMap<string, string> => {
  // The host takes no more ids.
  const input = ids.length > MAX_BASKET_LINES ? {} : { ids: [...new Set(ids)].toSorted() };
  const shelves = useOptionalQuery('listShelves', ids.length > 0 ? input : undefined);
  return useMemo(
    () => new Map(shelves?.state === 'ready' ? shelves.data.map(({ _id, shelf }) => [_id, shelf]) : []),
    [shelves],
  );
};
