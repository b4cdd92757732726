import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { documentedCalls, splitEndpoint } from '@dealerkit/api-client';
import { type DocumentedCall, documentedNames } from '../src/rows/row.ts';
import { serve, type StartedHost } from './startHost.ts';

export type Json = Record<string, unknown>;

export interface Sent {
  /** Undefined for what is no documented call, such as a question before a call of another origin. */
  call: DocumentedCall | undefined;
  method: string;
  path: string;
  headers: Headers;
  body: string;
}

export interface Received {
  status: number;
  headers: Headers;
  body: string;
}

type Forward = (sent: Sent) => Promise<Received>;

/** Answers a request by forwarding it, changed or not; undefined leaves the request without a response. */
export type Mutation = (sent: Sent, forward: Forward, host: StartedHost) => Promise<Received | undefined>;

const patterns = documentedNames.map((call) => {
  const { method, path } = splitEndpoint(documentedCalls[call].endpoint);
  return { call, pattern: new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) };
});

/** Starts a proxy in front of a host, which changes what goes through it. */
export async function startProxy(host: StartedHost, mutate: Mutation): Promise<string> {
  const forward: Forward = async ({ method, path, headers, body }) => {
    const response = await fetch(host.url + path, { method, headers, ...(body && { body }) });
    return { status: response.status, headers: new Headers(response.headers), body: await response.text() };
  };
  const respond = async (
    { method = '', url = '', headers }: IncomingMessage,
    body: string,
    response: ServerResponse,
  ) => {
    const called = `${method} ${url.replace(/\?.*/, '')}`;
    const call = patterns.find(({ pattern }) => pattern.test(called))?.call;
    const own = new Headers(headers as Record<string, string>);
    for (const name of ['host', 'connection', 'content-length']) own.delete(name);
    const changed = await mutate({ call, method, path: url, headers: own, body }, forward, host);
    if (!changed) return;
    for (const name of ['content-length', 'content-encoding', 'transfer-encoding', 'connection', 'keep-alive'])
      changed.headers.delete(name);
    response.writeHead(changed.status, Object.fromEntries(changed.headers)).end(changed.body);
  };
  return serve((request, response) => {
    text(request)
      .then((body) => respond(request, body, response))
      .catch((error: unknown) => response.destroy(error as Error));
  });
}
