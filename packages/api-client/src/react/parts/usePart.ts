import { useEffect, useState } from 'react';
import type { Part } from '@dealerkit/domain/entities';
import type { AsyncData } from '../data/asyncData.js';
import { isAnsweredSince, knownPart } from '../../storage/knownParts.js';
import { maxAge } from '../data/requests/preloaded.js';
import { cacheResponse } from '../../storage/cachedResponses.js';
import { useQueryState } from '../data/useQuery.js';
import { useCachedResponse } from '../data/useStoredQuery.js';

const beginVisit = (id: string) => ({ id, at: Date.now(), isAnswered: false });

/**
 * A part by its id. Until the host has answered, it is as the last list or an earlier visit on this device knows it, and `isStale`: do
 * not show its stock as certain.
 */
export const usePart = (id: string): { part: AsyncData<Part>; isStale: boolean } => {
  const { value, failure } = useQueryState('getPart', { id });
  const [visit, setVisit] = useState(() => beginVisit(id));
  const isStale = visit.id !== id || !visit.isAnswered;
  if (visit.id !== id) setVisit(beginVisit(id));
  else if (isStale && isAnsweredSince(id, visit.at - maxAge)) setVisit({ ...visit, isAnswered: true });
  const stored = useCachedResponse('getPart', { id });
  const response = value.state === 'ready' && !isStale ? value.data : undefined;
  useEffect(() => {
    if (response !== undefined) cacheResponse('getPart', { id }, response);
  }, [id, response]);
  // The stock of an earlier visit may have changed.
  if (failure && isStale) return { part: failure, isStale };
  const known = value.state === 'loading' ? (knownPart(id) ?? stored?.data) : undefined;
  return { part: known ? { state: 'ready', data: known } : value, isStale };
};
