import { unstable_serialize as keyOf } from 'swr';
import type { Client, Input } from '../../../index.js';
import { callByName } from './callByName.js';
import type { QueryName } from './callKinds.js';
import { preloadQuery } from './fetchQuery.js';

/** A call that a page makes first. It is stated once, for the link to the page and for a server that renders the page. */
export interface PageQuery {
  /** The key of the response in the `fallback` of SWR. */
  readonly key: string;
  /** Makes the call ahead of the visit; the hook of the page takes the response within ten seconds. */
  readonly preload: (client: Client) => Promise<unknown>;
  /** Makes the call and resolves to the value for the `fallback` of SWR, which is JSON. */
  readonly load: (client: Client) => Promise<unknown>;
}

/** Describes a call of `useQuery`. */
export const pageQuery = <Name extends QueryName>(name: Name, input: Input<Name>): PageQuery => ({
  key: keyOf([name, input]),
  preload: (client) => preloadQuery(client, name, input),
  load: (client) => callByName(client, name, input),
});

/** Makes the calls of a page and resolves to the `fallback` of SWR. */
export const loadFallback = async (client: Client, queries: readonly PageQuery[]): Promise<Record<string, unknown>> =>
  Object.fromEntries(await Promise.all(queries.map(async ({ key, load }) => [key, await load(client)] as const)));
