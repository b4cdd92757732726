import { type CallName, type Client, createClient } from '@dealerkit/api-client';
import { loadFallback } from '@dealerkit/api-client/react';
import type { PageQuery } from '@dealerkit/api-client/react';
import { host } from '../host/host.js';

/** Makes a public call of our backend, and resolves to its response: the body and the headers. */
export type MakeCall = (name: CallName, input: object) => Promise<{ body: unknown; headers: Record<string, string> }>;

/** A client that gets its responses from `makeCall`, and parses them as the browser does. */
export const clientOf = (makeCall: MakeCall): Client =>
  createClient({
    host: '',
    fetch: async (_url, _init, { name, input }) => {
      const { body, headers } = await makeCall(name, input);
      return Response.json(body, { headers });
    },
  });

/** The URLs of calls at the host of the shop. */
export const urlsOf = async (queries: readonly PageQuery[]): Promise<string[]> => {
  const urls: string[] = [];
  const fetch = (url: string) => {
    urls.push(url);
    return Promise.resolve(Response.json(null, { status: 404 }));
  };
  await loadFallback(host.complete(createClient({ host: host.url, fetch })), queries).catch(() => undefined);
  return urls;
};
