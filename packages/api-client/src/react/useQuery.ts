import useSWR from 'swr';
import { type Answer, classifyError, type Input } from '../index.js';
import type { AsyncData } from './asyncData.js';
import { callByName } from './callByName.js';
import type { QueryName } from './changes.js';
import { useClient } from './ClientProvider.js';
import { keysToRelease } from './idempotencyKeys.js';

/** SWR's key of a call. */
type QueryKey<Name extends QueryName> = readonly [name: Name, input: Input<Name>];

/** Makes a call and keeps its answer fresh; all components that make the same call share it. Waits while `input` is undefined. */
export const useQuery = <Name extends QueryName>(
  name: Name,
  input: Input<Name> | undefined,
): AsyncData<Answer<Name>> => {
  const client = useClient();
  const fetchCall = async ([, given]: QueryKey<Name>): Promise<Answer<Name>> => {
    // After the user has seen the orders, the same order sent again is a second one.
    const release = name === 'listOrders' ? keysToRelease() : undefined;
    const answer = await callByName(client, name, given);
    release?.();
    return answer;
  };
  const key: QueryKey<Name> | undefined = input && [name, input];
  const { data, error, isValidating, mutate } = useSWR<Answer<Name>, unknown>(key, fetchCall, {
    // The error state has a retry button instead.
    shouldRetryOnError: false,
  });
  if (data !== undefined) return { state: 'ready', data };
  if (error === undefined || isValidating) return { state: 'loading' };
  return { state: 'failed', kind: classifyError(error).kind, retry: () => void mutate() };
};
