import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../Refusal.ts';
import { apiHeaders } from './headers.ts';

export interface GuardOptions {
  /** Other origins whose pages may call the API, for instance `https://shop.example`; our own needs no leave. */
  corsOrigins?: readonly string[];
  /** How many calls may be under way at once; more are told to come back. */
  maxInFlight?: number;
}

function tooMuch(): Refusal {
  return new Refusal(503, 'Too much is asked of the shop right now. Try again in a moment.');
}

/** Puts before every call what holds for all of them: headers, other origins, and the right to say that it is too much. */
export async function guard(
  app: FastifyInstance,
  { corsOrigins = [], maxInFlight = 2_000 }: GuardOptions,
): Promise<void> {
  let inFlight = 0;
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(apiHeaders);
    inFlight++;
    reply.raw.once('close', () => inFlight--);
    if (inFlight > maxInFlight) throw tooMuch();
  });
  if (corsOrigins.length === 0) return;
  await app.register(cors, {
    origin: [...corsOrigins],
    methods: ['GET', 'PUT', 'POST', 'DELETE'],
    exposedHeaders: ['etag', 'link', 'retry-after', 'x-total-count'],
    maxAge: 600,
    strictPreflight: false,
  });
}
