import { useEffect, useMemo } from 'react';
import type { Answer, Input } from '../index.js';
import type { AsyncData } from './asyncData.js';
import {
  clearStoredAnswers,
  openStoredAnswers,
  readStoredAnswer,
  storeAnswer,
  type StoredCall,
} from './storedAnswers.js';
import { useHydrated } from './useHydrated.js';
import { useQueryState } from './useQuery.js';

/** A query, and when the host gave the answer if it is that of an earlier visit. */
export interface StoredQuery<Data> {
  value: AsyncData<Data>;
  /** In milliseconds since 1970; undefined once the host has answered. */
  storedAt: number | undefined;
  /** The host could not be asked, so the answer of the earlier visit stays. */
  isUnconfirmed: boolean;
}

/** The answer of an earlier visit, which a prerendered page does not have; undefined while `input` is. */
export const useStoredAnswer = <Name extends StoredCall>(name: Name, input: Input<Name> | undefined) => {
  const isHydrated = useHydrated();
  const key = isHydrated && input !== undefined ? JSON.stringify(input) : undefined;
  return useMemo(
    () => (key === undefined ? undefined : readStoredAnswer(name, JSON.parse(key) as Input<Name>)),
    [name, key],
  );
};

/** `useQuery` whose last answer stays on this device: it is shown until the host has answered, and while it cannot be reached. */
export const useStoredQuery = <Name extends StoredCall>(
  name: Name,
  input: Input<Name> | undefined,
): StoredQuery<Answer<Name>> => {
  const { value, failure } = useQueryState(name, input);
  const stored = useStoredAnswer(name, input);
  const key = JSON.stringify(input);
  const data = value.state === 'ready' ? value.data : undefined;
  useEffect(() => {
    if (data !== undefined) storeAnswer(name, JSON.parse(key) as Input<Name>, data);
  }, [name, key, data]);
  const isUnconfirmed = failure?.kind === 'offline' || failure?.kind === 'server';
  if (stored === undefined || value.state === 'ready' || (failure && !isUnconfirmed))
    return { value, storedAt: undefined, isUnconfirmed: false };
  return { value: { state: 'ready', data: stored.data }, storedAt: stored.at, isUnconfirmed };
};

/**
 * Removes the answers that are stored on this device when `user`, the e-mail address of the signed-in user, changes, and those of
 * another user who was signed in before the browser was closed.
 */
export const useClearStoredAnswers = (user: string | undefined): void => {
  useEffect(() => {
    if (user === undefined) return undefined;
    openStoredAnswers(user);
    return clearStoredAnswers;
  }, [user]);
};
