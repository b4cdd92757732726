import type { Client } from '@dealerkit/api-client';

/** The client of the host. Its code is loaded with the first call: the home page is served with its answers, and makes none. */
export const lazyClient = new Proxy({} as Client, {
  get:
    (_, name: keyof Client) =>
    (...call: unknown[]): Promise<unknown> =>
      import('./client.js').then((module): unknown => Reflect.apply(module.client[name], module.client, call)),
});
