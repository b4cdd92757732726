import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import documents from './documents.json' with { type: 'json' };
import { serve } from '../serve.ts';

type Document = Record<string, unknown>;
type Documents = Record<keyof typeof documents, Document[]>;
type Handler = (parameter: string, body: Document, query: URLSearchParams, user: string) => unknown;

const forbidden = { message: 'Forbidden access' };

const tokenOf = (email: string) => `token of ${email}`;

const allowedHeaders = ['authorization', 'content-type'];
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET,PUT,POST,DELETE',
  'access-control-allow-headers': allowedHeaders.join(', '),
};

/** The calls on documents in memory. All numbers are text, as in old databases. Only making admins is refused, as documented. */
function createCalls({ parts, reviews, users, orders }: Documents): Record<string, Handler> {
  const add = (list: Document[], body: Document) => {
    const fields = Object.entries(body).map(([key, value]) => [key, typeof value === 'number' ? String(value) : value]);
    list.push({
      _id: crypto.randomUUID().replaceAll('-', '').slice(0, 24),
      ...(Object.fromEntries(fields) as Document),
    });
    return { acknowledged: true };
  };
  const remove = (list: Document[], id: string) => {
    const index = list.findIndex(({ _id }) => _id === id);
    return { deletedCount: String(index < 0 ? 0 : list.splice(index, 1).length) };
  };
  const userOf = (email: string) => users.find((user) => user['email'] === email);
  const update = (email: string, body: Document) => {
    const user = userOf(email);
    if (user) Object.assign(user, body);
    else add(users, body);
    return { acknowledged: true, modifiedCount: '1' };
  };

  return {
    'GET /admin/': (email) => ({ admin: userOf(email)?.['role'] === 'admin' }),
    'PUT /user/': (email, body) => ({ result: update(email, body), token: tokenOf(email) }),
    'GET /user': () => users,
    'PUT /user/admin/': (email, _, __, user) =>
      userOf(user)?.['role'] === 'admin' ? update(email, { role: 'admin' }) : forbidden,
    'PUT /updateuser/': update,
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

/** Answers the fourteen documented calls only, like a small Express application with `cors()`. */
export async function openApiServer(port: number) {
  const stored: Documents = structuredClone(documents);
  const calls = createCalls(stored);
  const unexpected: string[] = [];
  /** `onOrder` is called when an order arrives; the host takes it if this resolves to true. It answers nothing while it `isDown`. */
  const control = { onOrder: async () => true, isDown: false };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (control.isDown) {
      response.destroy();
      return;
    }
    const { method, headers, url = '/' } = request;
    const { pathname, searchParams } = new URL(url, 'http://host');
    const requested = headers['access-control-request-headers']?.split(/, */) ?? [];
    unexpected.push(...requested.filter((name) => !allowedHeaders.includes(name)));
    if (method === 'OPTIONS') {
      response.writeHead(204, cors).end();
      return;
    }
    const [, path = '', parameter = ''] = /^(.*\/)([^/]+)$/.exec(pathname) ?? [];
    const handler = calls[`${method} ${pathname}`] ?? calls[`${method} ${path}`];
    if (!handler) unexpected.push(`${method} ${pathname}`);
    const isJson = headers['content-type'] === 'application/json';
    const body = isJson ? ((await json(request).catch(() => undefined)) as Document | undefined) : {};
    if (!body) {
      response.writeHead(400, { ...cors, 'content-type': 'text/html' }).end('<pre>SyntaxError</pre>');
      return;
    }
    if (method === 'POST' && pathname === '/orderparts' && !(await control.onOrder())) {
      response.destroy();
      return;
    }
    const user = headers.authorization?.replace(`Bearer ${tokenOf('')}`, '') ?? '';
    const result = handler?.(decodeURIComponent(parameter), body, searchParams, user);
    if (control.isDown) {
      response.destroy();
      return;
    }
    const status = result === undefined ? 404 : result === forbidden ? 403 : 200;
    response.writeHead(status, { ...cors, 'content-type': 'application/json' });
    response.end(JSON.stringify(result));
  };
  const server = await serve(port, (request, response) => void respond(request, response));
  return {
    ...server,
    /** What the host stores; a test can change it. */
    documents: stored,
    control,
    /** Calls, and headers that the browser asks to send, which are not documented. */
    unexpected,
  };
}
