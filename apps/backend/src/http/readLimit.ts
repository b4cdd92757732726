import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpError } from './HttpError.ts';
import { addressOf, tooManyRequests } from './rateLimit.ts';
import { createReadQueue } from './readQueue.ts';
import { type CountCalls, createSharedCounts } from './sharedCounts.ts';

/** What every read costs, in milliseconds; a client pays the rest after its read. */
const minCost = 5;

/** The milliseconds that are reserved for a running read at a time, whose cost is not known yet. */
const reservedAtOnce = 50;

/** A read that its client may begin. */
interface AcceptedRead {
  /** What its client has used in this minute. */
  used: number;
  /** What was counted for it. */
  paid: number;
  /** The error that ends it above the limit. */
  tooMany: () => HttpError;
}

/** The time that is reserved for a running read. */
interface Reservation {
  /** Reserves more time than a read has run. @throws HttpError 429 above the limit */
  extend: (ran: number) => void;
  /** Counts the time that the read has run in place of what was reserved. */
  settle: (ran: number) => Promise<void>;
}

type RunRead = <Result>(
  request: FastifyRequest,
  accepted: AcceptedRead,
  read: () => Promise<Result>,
) => Promise<Result>;

/** Runs reads that the cache does not have, and counts the time that they take for their clients. */
export interface ReadLimit {
  /** Counts a read of a client, which can be several searches. @throws HttpError 429 above the limit */
  begin: (request: FastifyRequest, reply: FastifyReply, searches?: number) => Promise<AcceptedRead>;
  /** Runs a read, and counts its time. @throws HttpError 429 if it would exceed the limit together with others of its client that run */
  run: RunRead;
  /**
   * Runs a list after those of the clients that have used less, and counts its time. @throws HttpError 503 while too many wait, 429 as
   * soon as it exceeds the limit together with others of its client that run
   */
  runInTurn: RunRead;
}

/**
 * Limits the time that the reads of one IP address take in a minute, in milliseconds, so that an expensive read counts more than a
 * cheap one, however the database finds its rows. Time is reserved for reads while they run, so that many at once take no more than one
 * after the other; a read that runs alone goes on to its end. With `countCalls` all processes share the counts.
 */
export function createReadLimit(limit: number | undefined, maxRunning: number, countCalls?: CountCalls): ReadLimit {
  const count = createSharedCounts(countCalls);
  const queue = createReadQueue(maxRunning);
  /** The milliseconds that are reserved for the running reads of each address. */
  const reserved = new Map<string, number>();
  const max = limit ?? Infinity;
  const keyOf = (request: FastifyRequest) => `reads ${addressOf(request)}`;

  function addReserved(key: string, milliseconds: number): void {
    const sum = (reserved.get(key) ?? 0) + milliseconds;
    if (sum > 0) reserved.set(key, sum);
    else reserved.delete(key);
  }

  function createReservation(key: string, { paid, tooMany }: AcceptedRead): Reservation {
    let own = 0;
    return {
      extend(ran) {
        while (own <= ran) {
          const all = reserved.get(key) ?? 0;
          const used = count.currentOf(key);
          const isAlone = all === own;
          if (isAlone ? own === 0 && used > max : used + all + reservedAtOnce > max) throw tooMany();
          own += reservedAtOnce;
          addReserved(key, reservedAtOnce);
        }
      },
      async settle(ran) {
        addReserved(key, -own);
        own = 0;
        await count(key, max, Math.max(0, Math.round(ran) - paid));
      },
    };
  }

  return {
    async begin(request, reply, searches = 1) {
      const key = keyOf(request);
      const paid = minCost * searches;
      const { current, ttl } = await count(key, max, paid);
      const tooMany = () => tooManyRequests(reply, Math.ceil(ttl / 1000));
      if (current + (reserved.get(key) ?? 0) > max) throw tooMany();
      return { used: current, paid, tooMany };
    },
    async run(request, accepted, read) {
      const reservation = createReservation(keyOf(request), accepted);
      reservation.extend(0);
      const start = performance.now();
      try {
        return await read();
      } finally {
        await reservation.settle(performance.now() - start);
      }
    },
    runInTurn(request, accepted, read) {
      const reservation = createReservation(keyOf(request), accepted);
      const start = () => {
        reservation.extend(0);
        return read();
      };
      return queue(accepted.used, async () => start(), reservation.settle, reservation.extend);
    },
  };
}
