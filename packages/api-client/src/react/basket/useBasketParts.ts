import type { Part } from '@dealerkit/domain/entities';
import type { Basket } from '@dealerkit/domain/basket/basketRules';
import type { Client } from '../../index.js';
import type { AsyncData } from '../data/asyncData.js';
import { useKeptData } from '../data/useKeptData.js';
import { useQuery } from '../data/useQuery.js';

const idsOf = (basket: Basket): string[] => basket.map(({ partId }) => partId).toSorted();

/** Reads the parts of a basket as they are now, with one call. */
export const readBasketParts = (client: Client, basket: Basket): Promise<readonly Part[]> =>
  client.findParts({ ids: idsOf(basket) });

const noParts: AsyncData<readonly Part[]> = { state: 'ready', data: [] };

/** The parts of a basket as they are today, read when the basket is opened; a part that is missing is no longer on sale. */
export const useBasketParts = (basket: Basket | undefined): AsyncData<readonly Part[]> => {
  const ids = idsOf(basket ?? []);
  const { value, isUpdating } = useKeptData<readonly Part[]>(
    useQuery('findParts', ids.length > 0 ? { ids } : undefined),
  );
  if (ids.length === 0) return noParts;
  // A part that was added meanwhile is not known yet.
  const isKnown = (id: string) => value.state === 'ready' && value.data.some(({ _id }) => _id === id);
  return isUpdating && !ids.every(isKnown) ? { state: 'loading' } : value;
};
