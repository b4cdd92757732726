import type { DocumentedCall, Row } from '../src/rows/row.ts';
import type { Json, Mutation, Received, Sent } from './startProxy.ts';

/** What is wrong with the host, the call and kind of row that finds it, and how. */
export type PlantedFault = readonly [
  title: string,
  call: DocumentedCall,
  kind: Row['kind'],
  reason: RegExp,
  mutate: Mutation,
];

/** Applies to one call only. */
export const only =
  (call: DocumentedCall, mutate: Mutation): Mutation =>
  async (sent, forward, host) =>
    sent.call === call ? mutate(sent, forward, host) : forward(sent);

/** Changes the JSON of accepted responses. */
export const changeResponse = (call: DocumentedCall, change: (json: never, sent: Sent) => unknown): Mutation =>
  only(call, async (sent, forward) => {
    const received = await forward(sent);
    if (received.status >= 300) return received;
    return { ...received, body: JSON.stringify(change(JSON.parse(received.body) as never, sent)) };
  });

export const eachRow = (call: DocumentedCall, change: (row: Json, index: number) => Json): Mutation =>
  changeResponse(call, (rows: Json[]) => rows.map(change));

export const lastRow = (call: DocumentedCall, change: Json): Mutation =>
  changeResponse(call, (rows: Json[]) =>
    rows.map((row, index) => (index === rows.length - 1 ? { ...row, ...change } : row)),
  );

export const received = (status: number, body: string, headers: Record<string, string> = {}): Received => ({
  status,
  headers: new Headers({ 'content-type': 'application/json', ...headers }),
  body,
});

export const instead = (call: DocumentedCall, response: Received): Mutation =>
  only(call, async () => ({ ...response, headers: new Headers(response.headers) }));

export const html = '<!doctype html><title>Shop</title>';

/** Changes the refusals of a call. */
export const refusal = (call: DocumentedCall, status: number, change: (refused: Received) => Received): Mutation =>
  only(call, async (sent, forward) => {
    const refused = await forward(sent);
    return refused.status === status ? change(refused) : refused;
  });

/** Lets the call of some be made by another user. */
export const asOther = (
  call: DocumentedCall,
  is: 'without token' | 'invalid' | 'user',
  as: 'admin' | 'id' = 'admin',
): Mutation =>
  only(call, async (sent, forward, { tokens }) => {
    const token = sent.headers.get('authorization')?.replace('Bearer ', '');
    const kind = token === undefined ? 'without token' : token === 'invalid' ? 'invalid' : 'user';
    const isOwn = token === tokens.admin;
    if (kind !== is || isOwn) return forward(sent);
    const headers = new Headers(sent.headers);
    headers.set('authorization', `Bearer ${tokens[as]}`);
    return forward({ ...sent, headers });
  });

/** Changes the body that the host stores. */
export const body = (call: DocumentedCall, change: (json: Json) => Json): Mutation =>
  only(call, async (sent, forward) => {
    try {
      return await forward({ ...sent, body: JSON.stringify(change(JSON.parse(sent.body) as Json)) });
    } catch (error) {
      if (error instanceof SyntaxError) return forward(sent);
      throw error;
    }
  });

/** Sends a call again with other headers or values, and answers the first refusal. */
export const storesRefused = (call: DocumentedCall, status: number, change: (json: Json) => Json): Mutation =>
  only(call, async (sent, forward, { tokens }) => {
    const refused = await forward(sent);
    if (refused.status !== status) return refused;
    const headers = new Headers(sent.headers);
    headers.set('authorization', `Bearer ${call === 'addPart' ? tokens.admin : tokens.user}`);
    await forward({ ...sent, headers, body: JSON.stringify(change(JSON.parse(sent.body) as Json)) });
    return refused;
  });

export const preflight =
  (change: (headers: Headers) => void): Mutation =>
  async (sent, forward) => {
    const response = await forward(sent);
    if (sent.method === 'OPTIONS') change(response.headers);
    return response;
  };
