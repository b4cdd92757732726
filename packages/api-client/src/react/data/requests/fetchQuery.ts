import type { CallResponse, Client, Input } from '../../../index.js';
import { callByName } from './callByName.js';
import type { QueryName } from './callKinds.js';
import { keysToRelease } from './releaseKeys.js';
import { preload, type PreloadedRequest, takePreloadedOrStart } from './preloaded.js';

interface QueryRequest<Name extends QueryName> extends PreloadedRequest<CallResponse<Name>> {
  /** Call it when the user sees the response. */
  release: (() => void) | undefined;
}

const start = <Name extends QueryName>(client: Client, name: Name, input: Input<Name>): QueryRequest<Name> => ({
  at: Date.now(),
  // After the user has seen the orders, the same order sent again is a second one.
  release: name === 'listOrders' ? keysToRelease() : undefined,
  result: callByName(client, name, input),
});

/** Makes a call for `useQuery`, or takes its preloaded response. A list of orders that `isShown` releases idempotency keys. */
export const fetchQuery = async <Name extends QueryName>(
  client: Client,
  name: Name,
  input: Input<Name>,
  isShown = true,
): Promise<CallResponse<Name>> => {
  const { result, release } = takePreloadedOrStart([name, input], () => start(client, name, input));
  const response = await result;
  if (isShown) release?.();
  return response;
};

/**
 * Makes a call that `useQuery` will make on the next page, for example while the pointer is over its link. The hook takes the response
 * within ten seconds instead of making the call again.
 */
export const preloadQuery = <Name extends QueryName>(
  client: Client,
  name: Name,
  input: Input<Name>,
): Promise<CallResponse<Name>> => preload([name, input], () => start(client, name, input)).result;
