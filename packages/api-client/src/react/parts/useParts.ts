import type { Part } from '@dealerkit/domain/entities';
import type { AsyncData } from '../data/asyncData.js';
import { useQuery } from '../data/useQuery.js';

const noParts: readonly Part[] = [];

/** Waits for the parts too, because their pictures and buttons would shift the layout; if they cannot be loaded, the value is ready without them. */
export const useReadyWithParts = <Data>(value: AsyncData<Data>): AsyncData<Data> => {
  const parts = useQuery('listParts', {});
  return value.state === 'ready' && parts.state === 'loading' ? parts : value;
};

/** The parts on sale, for the pictures of orders; none while they load or if they cannot be loaded. */
export const useParts = (): readonly Part[] => {
  const parts = useQuery('listParts', {});
  return parts.state === 'ready' ? parts.data : noParts;
};
