import { useEffect, useMemo } from 'react';
import type { CallResponse, ErrorKind, Input } from '../../index.js';
import type { AsyncData } from './asyncData.js';
import { readCachedResponse, cacheResponse, type StoredCall } from '../../storage/cachedResponses.js';
import { useHydrated } from './useHydrated.js';
import { useQueryState } from './useQuery.js';

/** A query, and when the host gave the response if it is that of an earlier visit. */
export interface StoredQuery<Data> {
  value: AsyncData<Data>;
  /** In milliseconds since 1970; undefined once the host has answered. */
  storedAt: number | undefined;
  /** Why the host has not answered, so that the response of the earlier visit stays. */
  failureKind: ErrorKind | undefined;
}

/** The response of an earlier visit, which a prerendered page does not have; undefined while `input` is. */
export const useCachedResponse = <Name extends StoredCall>(name: Name, input: Input<Name> | undefined) => {
  const isHydrated = useHydrated();
  const key = isHydrated && input !== undefined ? JSON.stringify(input) : undefined;
  return useMemo(
    () => (key === undefined ? undefined : readCachedResponse(name, JSON.parse(key) as Input<Name>)),
    [name, key],
  );
};

/** `useQuery` whose last response stays on this device: it is shown until the host has answered, and while it cannot be reached. */
export const useStoredQuery = <Name extends StoredCall>(
  name: Name,
  input: Input<Name> | undefined,
): StoredQuery<CallResponse<Name>> => {
  const { value, failure } = useQueryState(name, input);
  const stored = useCachedResponse(name, input);
  const key = JSON.stringify(input);
  const data = value.state === 'ready' ? value.data : undefined;
  useEffect(() => {
    if (data !== undefined) cacheResponse(name, JSON.parse(key) as Input<Name>, data);
  }, [name, key, data]);
  const failureKind = failure?.kind;
  // What the host refuses or fails at has its documented message.
  const hasNoResponse = failureKind === undefined || failureKind === 'offline';
  if (stored === undefined || value.state === 'ready' || !hasNoResponse)
    return { value, storedAt: undefined, failureKind: undefined };
  return { value: { state: 'ready', data: stored.data }, storedAt: stored.at, failureKind };
};
