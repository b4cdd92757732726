import type { FastifyInstance, FastifyRequest } from 'fastify';
import { secondPurgeAfter } from '../edge/surrogate.ts';
import type { Store } from '../store/Store.ts';

const cookie = 'dealerkit_changed=1';

/** Whether this browser has changed something so recently that replicas or an edge may not have it. */
export function hasJustChanged({ headers }: FastifyRequest): boolean {
  return headers.cookie?.split('; ').includes(cookie) ?? false;
}

/**
 * Shows every client its own changes at once, while other visitors may get responses of `catalogueMaxAge`, or from the edge before its
 * second purge: at this process by reading the version again, at others and past the edge by a cookie.
 */
export function rememberChanges(
  app: FastifyInstance,
  { catalogueMaxAge, catalogueVersion, outbox }: Pick<Store, 'catalogueMaxAge' | 'catalogueVersion' | 'outbox'>,
): void {
  const seconds = Math.ceil(Math.max(catalogueMaxAge / 1000, outbox ? secondPurgeAfter : 0)) + 1;
  app.addHook('onSend', async ({ method }, reply) => {
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || reply.statusCode >= 400) return;
    await catalogueVersion({ latest: true }).catch(() => undefined);
    reply.header('set-cookie', `${cookie}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax`);
  });
}
