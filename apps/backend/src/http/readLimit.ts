import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf, tooManyRequests } from './rateLimit.ts';
import { createReadQueue } from './readQueue.ts';
import { type CountCalls, createSharedCounts } from './sharedCounts.ts';

/** What every read costs, in milliseconds; a client pays the rest after its read. */
const minCost = 5;

type RunRead = <Result>(request: FastifyRequest, used: number, read: () => Promise<Result>) => Promise<Result>;

/** Runs reads that the cache does not have, and counts the time that they take for their clients. */
export interface ReadLimit {
  /** Counts a read of a client, which can be several searches; resolves to what the client has used in this minute. @throws HttpError 429 above the limit */
  begin: (request: FastifyRequest, reply: FastifyReply, searches?: number) => Promise<number>;
  /** Runs a read, and counts its time. */
  run: RunRead;
  /** Runs a list after those of the clients that have used less, and counts its time. @throws HttpError 503 while too many wait */
  runInTurn: RunRead;
}

/**
 * Limits the time that the reads of one IP address take in a minute, in milliseconds, so that an expensive read counts more than a
 * cheap one, however the database finds its rows. With `countCalls` all processes share the counts.
 */
export function createReadLimit(limit: number | undefined, maxRunning: number, countCalls?: CountCalls): ReadLimit {
  const count = createSharedCounts(countCalls);
  const queue = createReadQueue(maxRunning);
  const add = (request: FastifyRequest, cost: number) => count(`reads ${addressOf(request)}`, limit ?? Infinity, cost);

  async function pay(request: FastifyRequest, milliseconds: number): Promise<void> {
    await add(request, Math.max(0, Math.round(milliseconds) - minCost));
  }

  return {
    async begin(request, reply, searches = 1) {
      const { current, ttl } = await add(request, minCost * searches);
      if (limit !== undefined && current > limit) throw tooManyRequests(reply, Math.ceil(ttl / 1000));
      return current;
    },
    async run(request, _used, read) {
      const start = performance.now();
      try {
        return await read();
      } finally {
        await pay(request, performance.now() - start);
      }
    },
    runInTurn: (request, used, read) => queue(used, read, (milliseconds) => pay(request, milliseconds)),
  };
}
