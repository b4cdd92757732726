import type { Answer, CallName, Input } from '@dealerkit/api-client';
import type { AsyncData } from '@dealerkit/ui/AsyncData';
import useSWR from 'swr';
import type { SWRResponse } from 'swr';
import { send } from './client.js';
import { failureKind } from './failureKind.js';

/** A failure is drawn with its own "Try again", so nothing is asked again behind the person's back. */
export const manners = { shouldRetryOnError: false };

/** What SWR knows of an answer, as screens take it. */
export const toAsyncData = <Data>({
  data,
  error,
  isValidating,
  mutate,
}: SWRResponse<Data, unknown>): AsyncData<Data> => {
  if (data !== undefined) return { state: 'ready', data };
  if (error === undefined || isValidating) return { state: 'loading' };
  return { state: 'failed', kind: failureKind(error), retry: () => void mutate() };
};

/** Reads by one call and keeps the answer fresh, shared by all who read the same. Without an input it waits for one. */
export const useRead = <Name extends CallName>(name: Name, input: Input<Name> | undefined): AsyncData<Answer<Name>> =>
  toAsyncData(useSWR<Answer<Name>, unknown>(input && [name, input], () => send(name, input as Input<Name>), manners));
