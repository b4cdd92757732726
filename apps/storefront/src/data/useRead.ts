import type { Answer, CallName, Input } from '@dealerkit/api-client';
import type { Loadable } from '@dealerkit/ui/Loadable';
import useSWR from 'swr';
import { send } from './client.js';
import { failureKind } from './failureKind.js';

/** A failure is drawn with its own "Try again", so nothing is asked again behind the person's back. */
const manners = { shouldRetryOnError: false };

/** Reads by one call and keeps the answer fresh, shared by all who read the same. Without an input it waits for one. */
export const useRead = <Name extends CallName>(name: Name, input: Input<Name> | undefined): Loadable<Answer<Name>> => {
  const { data, error, isValidating, mutate } = useSWR<Answer<Name>, unknown>(
    input && [name, input],
    () => send(name, input as Input<Name>),
    manners,
  );
  if (data !== undefined) return { state: 'ready', data };
  if (error === undefined || isValidating) return { state: 'loading' };
  return { state: 'failed', kind: failureKind(error), retry: () => void mutate() };
};
