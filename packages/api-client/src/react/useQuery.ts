import { useEffect } from 'react';
import useSWR from 'swr';
import { type Answer, classifyError, type Input } from '../index.js';
import type { AsyncData } from './asyncData.js';
import type { QueryName } from './changes.js';
import { useClient } from './ClientProvider.js';
import { fetchQuery } from './fetchQuery.js';
import { rememberParts } from './knownParts.js';

/** SWR's key of a call. */
type QueryKey<Name extends QueryName> = readonly [name: Name, input: Input<Name>];

const listsParts = (name: QueryName) => name === 'listParts' || name === 'findParts';

interface QueryState<Data> {
  value: AsyncData<Data>;
  /** The answer, or a newer one, is loading. */
  isValidating: boolean;
}

/** `useQuery`, and whether a newer answer is loading. */
export const useQueryState = <Name extends QueryName>(
  name: Name,
  input: Input<Name> | undefined,
): QueryState<Answer<Name>> => {
  const client = useClient();
  const key: QueryKey<Name> | undefined = input && [name, input];
  const { data, error, isValidating, mutate } = useSWR<Answer<Name>, unknown>(
    key,
    ([, given]: QueryKey<Name>) => fetchQuery(client, name, given),
    // The error state has a retry button instead.
    { shouldRetryOnError: false },
  );
  useEffect(() => {
    if (data !== undefined && listsParts(name)) rememberParts(data as Answer<'listParts'>);
  }, [name, data]);
  if (data !== undefined) return { value: { state: 'ready', data }, isValidating };
  if (error === undefined || isValidating) return { value: { state: 'loading' }, isValidating };
  const retry = () => void mutate();
  return { value: { state: 'failed', kind: classifyError(error).kind, retry }, isValidating };
};

/** Makes a call and keeps its answer fresh; all components that make the same call share it. Waits while `input` is undefined. */
export const useQuery = <Name extends QueryName>(name: Name, input: Input<Name> | undefined): AsyncData<Answer<Name>> =>
  useQueryState(name, input).value;
