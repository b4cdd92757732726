import type { Part } from '@dealerkit/domain/entities';
import type { AsyncData } from './asyncData.js';
import { useQuery } from './useQuery.js';

const noParts: readonly Part[] = [];

/** Waits for the parts too, whose pictures and buttons would move what is shown. Without them it is shown as it is. */
export const useReadyWithParts = <Data>(value: AsyncData<Data>): AsyncData<Data> => {
  const parts = useQuery('listParts', {});
  return value.state === 'ready' && parts.state === 'loading' ? parts : value;
};

/** The parts on sale, for the pictures of orders; none while they load or if they cannot be loaded. */
export const useParts = (): readonly Part[] => {
  const parts = useQuery('listParts', {});
  return parts.state === 'ready' ? parts.data : noParts;
};
