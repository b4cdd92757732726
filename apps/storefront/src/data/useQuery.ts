import { classifyError } from '@dealerkit/api-client';
import type { Answer, CallName, Input } from '@dealerkit/api-client';
import type { AsyncData } from '@dealerkit/ui/AsyncData';
import useSWR from 'swr';
import { fetchCall } from './fetchers.js';
import type { QueryKey } from './fetchers.js';

/** Makes a call and keeps its answer fresh; all components that make the same call share it. Waits while `input` is undefined. */
export const useQuery = <Name extends CallName>(
  name: Name,
  input: Input<Name> | undefined,
): AsyncData<Answer<Name>> => {
  const key: QueryKey<Name> | undefined = input && [name, input];
  const { data, error, isValidating, mutate } = useSWR<Answer<Name>, unknown>(key, fetchCall, {
    // The error state has a retry button instead.
    shouldRetryOnError: false,
  });
  if (data !== undefined) return { state: 'ready', data };
  if (error === undefined || isValidating) return { state: 'loading' };
  return { state: 'failed', kind: classifyError(error).kind, retry: () => void mutate() };
};
