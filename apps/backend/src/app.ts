import type { IncomingMessage } from 'node:http';
import { fastify, type FastifyInstance } from 'fastify';
import { api, type ApiOptions } from './calls/api.ts';
import { clientErrorHandler } from './http/clientErrorHandler.ts';
import { cutSlowClients } from './http/cutSlowClients.ts';
import { errorHandler } from './http/errorHandler.ts';
import { limitBodyTime, longBodyFactor } from './http/limitBodyTime.ts';
import { createReadLimit, type ReadLimit } from './http/readLimit.ts';
import { rejectSecondHost } from './http/rejectSecondHost.ts';
import { unsubscribePage } from './notifications/unsubscribePage.ts';
import type { UnsubscribeTokens } from './notifications/unsubscribeToken.ts';
import { provideCurrentRequest } from './operation/currentRequest.ts';
import { type Log, logging } from './operation/logging.ts';
import { rewriteMalformedUrl } from './site/rewriteMalformedUrl.ts';

export interface AppOptions extends Omit<ApiOptions, 'adminEmails' | 'demo' | 'readLimit'> {
  /** Users with one of these addresses become admins when they sign in (D24). */
  adminEmails?: readonly string[];
  /** In the demo an admin's e-mail address need not be verified. */
  demo?: boolean;
  /** Reads the links that switch e-mails off; no such page without it. */
  unsubscribeTokens?: UnsubscribeTokens;
  /** Adds the other routes of the origin; runs before the API is registered, so that its hooks apply to the API too. */
  site?: (app: FastifyInstance, readLimit: ReadLimit) => void | Promise<void>;
  /** Addresses of proxies whose `X-Forwarded-For`, `-Host` and `-Proto` are trusted. */
  trustProxy?: readonly string[];
  /** How long the headers and the body of a request may take to arrive, in milliseconds; a picture may take twenty times as long. */
  requestTimeout?: number;
  /** How long a client may take for each piece of a response, in milliseconds. */
  responseTimeout?: number;
  /** Nothing is logged without it. */
  log?: Log;
}

/** The maximum length of a path segment: the longest e-mail address, each byte percent-encoded. */
const maxParamLength = 3 * 320;

/** Builds the backend, which serves the API below `/api`; the caller starts listening and closes the store. */
export async function buildApp({
  site,
  log,
  adminEmails = [],
  demo = false,
  unsubscribeTokens,
  trustProxy = [],
  requestTimeout = 15_000,
  responseTimeout = 30_000,
  ...options
}: AppOptions): Promise<FastifyInstance> {
  const longestRequest = (1 + longBodyFactor) * requestTimeout;
  const app = fastify({
    ...logging(log),
    ...(trustProxy.length > 0 && { trustProxy: [...trustProxy] }),
    requestTimeout: longestRequest,
    // Node swaps the two timeouts if the one for the headers is longer, which it is by default.
    http: {
      headersTimeout: requestTimeout,
      requestTimeout: longestRequest,
      connectionsCheckingInterval: requestTimeout / 5,
    },
    clientErrorHandler,
    routerOptions: { maxParamLength },
    frameworkErrors: errorHandler,
    ...(site && { rewriteUrl: ({ url = '/' }: IncomingMessage) => rewriteMalformedUrl(url) }),
  });
  cutSlowClients(app.server, responseTimeout);
  limitBodyTime(app.server, requestTimeout);
  app.setErrorHandler(errorHandler);
  provideCurrentRequest(app);
  app.addHook('onRequest', async ({ raw }, reply) => rejectSecondHost(raw, reply));
  const { store, rateLimits } = options;
  const readLimit = createReadLimit(rateLimits?.reads, store.maxReads, store.countCalls);
  await site?.(app, readLimit);
  if (unsubscribeTokens) {
    const prefix = '/api/notifications/unsubscribe';
    await app.register(unsubscribePage, { store, tokens: unsubscribeTokens, prefix });
  }
  await app.register(api, { ...options, readLimit, adminEmails, demo, prefix: '/api' });
  return app;
}
