import type { FastifyInstance } from 'fastify';
import { Refusal } from '../Refusal.ts';
import type { Store } from '../store/Store.ts';
import { createMetrics } from './metrics.ts';

const loopback = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;

/** Loaded when somebody asks for it, so that a start does not wait for it. */
async function description() {
  return { ...(await import('./openApi.ts')), ...(await import('./apiPage.ts')) };
}

/** Who may see the figures: whoever is on this machine himself, not one for whom a proxy on it asks. */
function isHere(ip: string | undefined, headers: Record<string, unknown>): boolean {
  return loopback.test(ip ?? '') && headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined;
}

/** Serves what those need who run the backend or write a client of their own; gives the routes. */
export function operation(app: FastifyInstance, store: Store): { method: string; url: string }[] {
  const measure = createMetrics(app);

  // All who ask at once share one answer, so that asking cannot keep the database busy.
  let ping: Promise<void> | undefined;
  app.get('/readyz', async (_, reply) => {
    ping ??= store.ping().finally(() => {
      ping = undefined;
    });
    await ping;
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
  app.get('/openapi.json', async (_, reply) => {
    const { openApi } = await description();
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(openApi()));
  });
  app.get('/docs', async (_, reply) => {
    const { openApi, apiPage, apiPagePolicy } = await description();
    return reply
      .header('content-security-policy', apiPagePolicy)
      .type('text/html; charset=utf-8')
      .send(apiPage(openApi()));
  });
  app.get('/metrics', async ({ socket, headers }, reply) => {
    if (!isHere(socket.remoteAddress, headers)) throw new Refusal(403, 'The figures are for this machine only.');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(measure());
  });
  return ['/readyz', '/openapi.json', '/docs', '/metrics'].map((url) => ({ method: 'GET', url }));
}
