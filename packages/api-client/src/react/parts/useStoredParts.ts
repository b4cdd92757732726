import { useMemo } from 'react';
import { type CachedResponse, readStoredParts } from '../../storage/cachedResponses.js';
import { useHydrated } from '../data/useHydrated.js';

/** The parts that this device has shown, as they were when the page was opened, for a page without a connection; none in a prerendered page. */
export const useStoredParts = (): { part: CachedResponse<'getPart'>['data']; at: number }[] => {
  const isHydrated = useHydrated();
  return useMemo(() => (isHydrated ? readStoredParts() : []).map(({ data, at }) => ({ part: data, at })), [isHydrated]);
};
