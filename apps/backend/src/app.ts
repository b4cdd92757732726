import type { IncomingMessage } from 'node:http';
import { fastify, type FastifyInstance } from 'fastify';
import { answerClientError } from './answerClientError.ts';
import { answerError } from './answerError.ts';
import { api, type ApiOptions } from './calls/api.ts';
import { type Log, logging } from './logging.ts';
import { wellFormed } from './site/wellFormed.ts';

export interface AppOptions extends Omit<ApiOptions, 'adminEmails' | 'demo'> {
  /** Whoever signs in with one of these becomes an admin (D24). */
  adminEmails?: readonly string[];
  /** In the demo an e-mail address need not be verified to make an admin. */
  demo?: boolean;
  /** What else the origin serves (headers, pages, proxies); told to the app before the API, so that its hooks hold there too. */
  site?: (app: FastifyInstance) => void | Promise<void>;
  /** Addresses of proxies whose word is taken for where a call comes from. */
  trustProxy?: readonly string[];
  /** How long a request may take to arrive, in milliseconds. */
  requestTimeout?: number;
  /** Nothing is logged without it. */
  log?: Log;
}

/** The longest path segment: the longest e-mail address, each byte percent-encoded. */
const maxParamLength = 3 * 320;

/** Builds the backend, which answers the calls below `/api` once somebody lets it listen; the store stays the caller's to close. */
export async function buildApp({
  site,
  log,
  adminEmails = [],
  demo = false,
  trustProxy = [],
  requestTimeout = 15_000,
  ...options
}: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    ...logging(log),
    ...(trustProxy.length > 0 && { trustProxy: [...trustProxy] }),
    requestTimeout,
    // Node swaps the two limits where that of the headers is the longer one, as its own is.
    http: { headersTimeout: requestTimeout, requestTimeout, connectionsCheckingInterval: requestTimeout / 5 },
    clientErrorHandler: answerClientError,
    routerOptions: { maxParamLength },
    frameworkErrors: answerError,
    ...(site && { rewriteUrl: ({ url = '/' }: IncomingMessage) => wellFormed(url) }),
  });
  app.setErrorHandler(answerError);
  await site?.(app);
  await app.register(api, { ...options, adminEmails, demo, prefix: '/api' });
  return app;
}
