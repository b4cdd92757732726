import { classifyError } from '@dealerkit/api-client';
import type { Answer, CallName, Input } from '@dealerkit/api-client';
import { send } from './client.js';
import { keysToRelease } from './idempotencyKeys.js';

type Fetchers = { readonly [Name in CallName]?: (input: Input<Name>) => Promise<Answer<Name>> };

/** Calls that do more than to send themselves. */
const fetchers: Fetchers = {
  // After the user has seen the orders, the same order sent again is a second one.
  listOrders: async (input) => {
    const release = keysToRelease();
    const orders = await send('listOrders', input);
    release();
    return orders;
  },
  // A host without this call (D29) answers "not found" or with some page: the profile is then empty.
  getProfile: (input) =>
    send('getProfile', input).catch((error: unknown) => {
      if (['notFound', 'unexpected'].includes(classifyError(error).kind)) return { _id: '', email: input.email };
      throw error;
    }),
};

/** SWR's key of a call. */
export type QueryKey<Name extends CallName> = readonly [name: Name, input: Input<Name>];

/** The only fetcher of each call, because all pages share the answer under the same key. */
export const fetchCall = async <Name extends CallName>([name, input]: QueryKey<Name>): Promise<Answer<Name>> => {
  const fetcher: Fetchers[Name] = fetchers[name];
  return fetcher ? fetcher(input) : send(name, input);
};
