import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Store } from '../store/Store.ts';

const cookie = 'dealerkit_changed=1';

/** Whether this browser has changed something so recently that replicas may not have it. */
export function hasJustChanged({ headers }: FastifyRequest): boolean {
  return headers.cookie?.split('; ').includes(cookie) ?? false;
}

/**
 * Shows every client its own changes at once, while other visitors may get answers of `catalogueMaxAge`: at this process by reading
 * the version again, at others by a cookie.
 */
export function rememberChanges(
  app: FastifyInstance,
  { catalogueMaxAge, catalogueVersion }: Pick<Store, 'catalogueMaxAge' | 'catalogueVersion'>,
): void {
  const seconds = Math.ceil(catalogueMaxAge / 1000) + 1;
  app.addHook('onSend', async ({ method }, reply) => {
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || reply.statusCode >= 400) return;
    await catalogueVersion({ latest: true }).catch(() => undefined);
    reply.header('set-cookie', `${cookie}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax`);
  });
}
