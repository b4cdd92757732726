import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { apiHeaders } from './headers.ts';
import { HttpError } from './HttpError.ts';

export interface CommonHookOptions {
  /** Other origins whose pages may call the API, for instance `https://shop.example`. */
  corsOrigins?: readonly string[];
  /** How many calls may be processed at once; the others get a 503. */
  maxInFlight?: number;
}

/** Adds to every call the security headers, its id, CORS and the limit on concurrent calls. */
export async function commonHooks(
  app: FastifyInstance,
  { corsOrigins = [], maxInFlight = 2_000 }: CommonHookOptions,
): Promise<void> {
  let inFlight = 0;
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.headers(apiHeaders).header('x-request-id', id);
    inFlight++;
    reply.raw.once('close', () => inFlight--);
    if (inFlight > maxInFlight) throw new HttpError(503, 'The shop is too busy right now. Try again in a moment.');
  });
  if (corsOrigins.length === 0) return;
  await app.register(cors, {
    origin: [...corsOrigins],
    methods: ['GET', 'PUT', 'POST', 'DELETE'],
    exposedHeaders: [
      'etag',
      'link',
      'retry-after',
      'x-request-id',
      'x-search-corrected',
      'x-search-used',
      'x-total-count',
      'x-total-is-minimum',
    ],
    maxAge: 600,
    strictPreflight: false,
  });
}
