import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const storage = new AsyncLocalStorage<FastifyRequest>();

/** The request that the running code serves; `undefined` outside a request. */
export function currentRequest(): FastifyRequest | undefined {
  return storage.getStore();
}

/** Lets `currentRequest` find the requests of the app. */
export function provideCurrentRequest(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => storage.run(request, done));
  // Reading a body continues in the context of the connection, so the request is set again.
  app.addHook('preValidation', (request, _, done) => storage.run(request, done));
}
