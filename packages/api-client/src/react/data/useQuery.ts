import { useEffect } from 'react';
import useSWR from 'swr';
import { type CallResponse, classifyError, type Input } from '../../index.js';
import type { AsyncData } from './asyncData.js';
import type { QueryName } from './requests/callKinds.js';
import { useClientSettings } from './ClientProvider.js';
import { fetchQuery } from './requests/fetchQuery.js';
import { rememberResponse, rememberParts } from '../../storage/knownParts.js';
import { usePreloaded } from './usePreloaded.js';

/** SWR's key of a call. */
type QueryKey<Name extends QueryName> = readonly [name: Name, input: Input<Name>];

const listsParts = (name: QueryName) => name === 'listParts' || name === 'findParts';

type Failed = Extract<AsyncData<never>, { state: 'failed' }>;

interface QueryState<Data> {
  value: AsyncData<Data>;
  /** Why the last call failed; `value` may still be an earlier response. */
  failure: Failed | undefined;
}

export interface QueryOptions {
  /**
   * Whether the user sees the response. After a shown list of orders, sending the same order again places a second one (`idempotencyKeys.ts`).
   * Queries that share a response use the value of the first. @default true
   */
  isShown?: boolean;
}

/** `useQuery`, and why its last call failed. */
export const useQueryState = <Name extends QueryName>(
  name: Name,
  input: Input<Name> | undefined,
  { isShown = true }: QueryOptions = {},
): QueryState<CallResponse<Name>> => {
  const { client } = useClientSettings();
  const key: QueryKey<Name> | undefined = input && [name, input];
  const preloaded = usePreloaded(key) as CallResponse<Name> | undefined;
  const { data, error, isValidating, mutate } = useSWR<CallResponse<Name>, unknown>(
    key,
    async ([, given]: QueryKey<Name>) => {
      const response = await fetchQuery(client, name, given, isShown);
      if (name === 'getPart' && 'id' in given && typeof given.id === 'string') rememberResponse(given.id);
      return response;
    },
    {
      ...(preloaded !== undefined && { fallbackData: preloaded }),
      // The error state has a retry button instead.
      shouldRetryOnError: false,
    },
  );
  useEffect(() => {
    if (data !== undefined && listsParts(name)) rememberParts(data as CallResponse<'listParts'>);
  }, [name, data]);
  const failure: Failed | undefined =
    error === undefined || isValidating
      ? undefined
      : { state: 'failed', kind: classifyError(error).kind, retry: () => void mutate() };
  const value: AsyncData<CallResponse<Name>> =
    data === undefined ? (failure ?? { state: 'loading' }) : { state: 'ready', data };
  return { value, failure };
};

/** Makes a call and keeps its response fresh; all components that make the same call share it. Waits while `input` is undefined. */
export const useQuery = <Name extends QueryName>(
  name: Name,
  input: Input<Name> | undefined,
  options?: QueryOptions,
): AsyncData<CallResponse<Name>> => useQueryState(name, input, options).value;
