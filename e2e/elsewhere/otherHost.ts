import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { documents } from './documents.ts';
import type { Document } from './documents.ts';

/** A server that answers the fourteen documented calls and nothing else, as a plain Express application with `cors()` would. */
export interface OtherHost {
  /** Calls that it does not know, as `METHOD /path`. */
  strangers: string[];
  /** Headers that a browser asked leave for, beside the two that the specification needs. */
  strangeHeaders: Set<string>;
  close(): void;
}

type Handler = (hole: string, body: Document, query: URLSearchParams) => unknown;

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET,PUT,POST,DELETE',
  'access-control-allow-headers': 'authorization, content-type',
};

/** The fourteen calls over some documents in memory; every number is written as text. */
function createCalls(): Record<string, Handler> {
  const { parts, reviews, users, orders } = documents();
  let next = 1;
  const add = (list: Document[], body: Document) => {
    const added: Document = { _id: `65f0a1b2c3d4e5f6a7b8${String(next++).padStart(4, '0')}` };
    for (const [key, value] of Object.entries(body)) added[key] = typeof value === 'number' ? String(value) : value;
    list.push(added);
    return { acknowledged: true };
  };
  const remove = (list: Document[], id: string) => {
    const index = list.findIndex(({ _id }) => _id === id);
    return { deletedCount: String(index < 0 ? 0 : list.splice(index, 1).length) };
  };
  const userOf = (email: string) => users.find((user) => user['email'] === email);
  const put = (email: string, body: Document) => {
    const user = userOf(email);
    if (user) Object.assign(user, body);
    else add(users, body);
  };

  return {
    'GET /admin/': (email) => ({ admin: userOf(email)?.['role'] === 'admin' }),
    'PUT /user/': (email, body) => {
      put(email, body);
      return { result: {}, token: `token of ${email}` };
    },
    'GET /user': () => users,
    'PUT /user/admin/': (email) => {
      put(email, { role: 'admin' });
      return { modifiedCount: '1' };
    },
    'PUT /updateuser/': (email, body) => {
      put(email, body);
      return { acknowledged: true };
    },
    'GET /userOrders': (_, __, query) => orders.filter(({ userEmail }) => userEmail === query.get('email')),
    'DELETE /myorders/': (id) => remove(orders, id),
    'GET /parts': () => parts,
    'GET /purchase/': (id) => parts.find(({ _id }) => _id === id),
    'POST /orderparts': (_, body) => add(orders, body),
    'POST /addparts': (_, body) => add(parts, body),
    'DELETE /singleproduct/': (id) => remove(parts, id),
    'POST /addreview': (_, body) => add(reviews, body),
    'GET /showReview': () => reviews,
  };
}

const bodyOf = async (request: IncomingMessage): Promise<Document> =>
  request.headers['content-type'] === 'application/json' ? ((await json(request)) as Document) : {};

/** Opens such a host on a port of this machine. */
export async function openOtherHost(port: number): Promise<OtherHost> {
  const calls = createCalls();
  const strangers: string[] = [];
  const strangeHeaders = new Set<string>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    for (const name of request.headers['access-control-request-headers']?.split(',') ?? []) {
      if (!cors['access-control-allow-headers'].includes(name.trim())) strangeHeaders.add(name.trim());
    }
    if (request.method === 'OPTIONS') {
      response.writeHead(204, cors).end();
      return;
    }
    const [, path = '', hole = ''] = /^(.*\/)([^/]*)$/.exec(pathname) ?? [];
    const handler = calls[`${request.method} ${pathname}`] ?? (hole && calls[`${request.method} ${path}`]);
    if (!handler) strangers.push(`${request.method} ${pathname}`);
    const body = handler && handler(decodeURIComponent(hole), await bodyOf(request), searchParams);
    response.writeHead(body === undefined ? 404 : 200, { ...cors, 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    strangers,
    strangeHeaders,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
