import type { Socket } from 'node:net';
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiHeaders } from './headers.ts';
import { HttpError } from './HttpError.ts';
import { addressOf, tooManyRequests } from './rateLimit.ts';

export interface CommonHookOptions {
  /** Other origins whose pages may call the API, for instance `https://shop.example`. */
  corsOrigins?: readonly string[];
  /** How many calls may be processed at once; the others get a 503, except health checks. */
  maxInFlight?: number;
}

/** How many calls of one address and of one connection may be processed at once. A proxy sends one after the other on a connection. */
const maxOfAddress = 400;
const maxOfConnection = 20;

const isHealthCheck = ({ routeOptions: { url = '' } }: FastifyRequest) => /\/(healthz|readyz)$/.test(url);

/** Counts the calls in progress by a key; `start` returns how many there are then. */
function createCounter<Key>() {
  const counts = new Map<Key, number>();
  return {
    start(key: Key): number {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count;
    },
    end(key: Key): void {
      const count = (counts.get(key) ?? 0) - 1;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
}

/**
 * Limits the calls in progress: all together, and those of each connection and address, so that no client uses up all of them. A
 * connection that pipelines more than its share is closed.
 */
function limitCallsInFlight(app: FastifyInstance, maxInFlight: number): void {
  let inFlight = 0;
  const addresses = createCounter<string>();
  /** What ends the calls of each connection: earlier versions of Node 24 close no response that waits for others with the connection. */
  const connections = new WeakMap<Socket, Set<() => void>>();

  function callsOf(socket: Socket): Set<() => void> {
    const known = connections.get(socket);
    if (known) return known;
    const calls = new Set<() => void>();
    connections.set(socket, calls);
    socket.once('close', () => calls.forEach((end) => end()));
    return calls;
  }

  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    const calls = callsOf(socket);
    if (calls.size >= maxOfConnection) {
      reply.hijack();
      socket.destroy();
      return;
    }
    const counted: string[] = [];
    const end = () => {
      if (!calls.delete(end)) return;
      for (const address of counted) addresses.end(address);
      inFlight -= counted.length;
    };
    calls.add(end);
    reply.raw.once('close', end);
    if (isHealthCheck(request)) return;
    const address = addressOf(request);
    counted.push(address);
    inFlight++;
    if (addresses.start(address) > maxOfAddress) throw tooManyRequests(reply, 1);
    if (inFlight > maxInFlight) throw new HttpError(503, 'The shop is too busy right now. Try again in a moment.');
  });
}

/** Adds to every call the security headers, its id, CORS and the limit on concurrent calls. */
export async function commonHooks(
  app: FastifyInstance,
  { corsOrigins = [], maxInFlight = 2_000 }: CommonHookOptions,
): Promise<void> {
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.headers(apiHeaders).header('x-request-id', id);
  });
  limitCallsInFlight(app, maxInFlight);
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
