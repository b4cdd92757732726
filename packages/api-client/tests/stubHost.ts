import { type ClientOptions, createClient } from '../src/client/client.js';

interface ReceivedRequest {
  url: string;
  method: string | undefined;
  headers: Headers;
  body: unknown;
}

/** Creates a client of a host that sends every call the same response, and records the requests. */
export function stubHost(response: unknown, status = 200, options: Partial<ClientOptions> = {}) {
  const sent: ReceivedRequest[] = [];
  const client = createClient({
    host: '/api',
    accessToken: () => 'access-token',
    idToken: () => Promise.resolve('id-token'),
    fetch: async (url, { method, headers, body }) => {
      sent.push({ url, method, headers: new Headers(headers), body: body ?? undefined });
      const text = typeof response === 'string' ? response : JSON.stringify(response);
      return new Response(text, { status });
    },
    ...options,
  });
  return { client, sent };
}

export const order = {
  userEmail: 'a@b.com',
  userName: 'Rahim',
  product_name: 'Brake Disc',
  address: 'Zindabazar, Sylhet',
  phone: '01700000000',
  orderQuantity: 2,
};
