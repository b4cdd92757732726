import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../http/HttpError.ts';
import type { Store } from '../store/Store.ts';
import { apiPage, apiPagePolicy } from './apiPage.ts';
import type { Metrics } from './metrics.ts';
import type { OpenApi } from './openApiTypes.ts';

const loopback = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;

/** Whether a request comes from this machine itself, also by its own address in a network, and not through a proxy on it. */
function isLocal({ socket: { remoteAddress = '', localAddress }, headers }: FastifyRequest): boolean {
  const isOfThisMachine = loopback.test(remoteAddress) || remoteAddress === localAddress;
  return isOfThisMachine && headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined;
}

/** Serves health, metrics and the API documentation; returns the routes. */
export function operation(app: FastifyInstance, store: Store, metrics: Metrics): { method: string; url: string }[] {
  // Concurrent requests share one ping, so that they cannot overload the database.
  let ping: Promise<void> | undefined;
  app.get('/readyz', async (_, reply) => {
    ping ??= store.ping().finally(() => {
      ping = undefined;
    });
    await ping;
    return reply.header('cache-control', 'no-store').send({ status: 'ready' });
  });
  app.get('/openapi.json', async (_, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(app.swagger())),
  );
  app.get('/docs', async (_, reply) => {
    // The plugin's type also has references and OpenAPI 2, which this document does not.
    const described: unknown = app.swagger();
    return reply
      .header('content-security-policy', apiPagePolicy)
      .type('text/html; charset=utf-8')
      .send(apiPage(described as OpenApi));
  });
  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request)) throw new HttpError(403, 'The metrics are for this machine only.');
    return reply.type(metrics.contentType).send(await metrics.format());
  });
  return ['/readyz', '/openapi.json', '/docs', '/metrics'].map((url) => ({ method: 'GET', url }));
}
