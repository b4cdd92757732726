import { useState } from 'react';
import type { Part } from '../index.js';
import type { AsyncData } from './asyncData.js';
import { knownPart } from './knownParts.js';
import { useQueryState } from './useQuery.js';

/**
 * A part by its id. Until the host has answered, it is as the last list or an earlier visit knows it, and `isStale`: do not show its
 * stock as certain.
 */
export const usePart = (id: string): { part: AsyncData<Part>; isStale: boolean } => {
  const { value, isValidating } = useQueryState('getPart', { id });
  const [answeredId, setAnsweredId] = useState<string>();
  const isPending = value.state === 'loading' || isValidating;
  if (!isPending && answeredId !== id) setAnsweredId(id);
  const known = value.state === 'loading' ? knownPart(id) : undefined;
  return { part: known ? { state: 'ready', data: known } : value, isStale: answeredId !== id };
};
