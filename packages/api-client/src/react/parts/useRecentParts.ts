import { useMemo } from 'react';
import type { Part } from '@dealerkit/domain/entities';
import { readOpenedParts } from '../../storage/cachedResponses.js';
import { knownPart } from '../../storage/knownParts.js';
import { useHydrated } from '../data/useHydrated.js';

/** The other parts that were opened on this device in the last seven days, the last one first; none in a prerendered page. */
export const useRecentParts = (id: string): readonly Part[] => {
  const isHydrated = useHydrated();
  return useMemo(
    () =>
      (isHydrated ? readOpenedParts() : [])
        .filter(({ data }) => data._id !== id)
        .map(({ data }) => knownPart(data._id) ?? data),
    [isHydrated, id],
  );
};
