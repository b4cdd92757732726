import { callbackify } from 'node:util';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { StoreUnavailableError } from '../store/engines/StoreUnavailableError.ts';

/** Adds calls to a count of a minute that all processes share, and resolves to its sum. @throws StoreUnavailableError */
export type CountCalls = (key: string, minute: number, calls: number) => Promise<number>;

/** The part of a limit that a process may count by itself before it reports to the database. */
const share = 0.1;

const minuteLength = 60_000;

/** Milliseconds without reports after the database was unavailable. */
const pause = 5_000;

/** The calls of one key in the current minute. */
interface Count {
  own: number;
  reported: number;
  /** The calls at other processes, as of the last report. */
  others: number;
  reporting?: Promise<void> | undefined;
}

/**
 * Counts calls, or what they cost, by key and minute over all processes with the same database. Each process reports a count when it has grown by a tenth of
 * the limit, so most keys need no statement, and `n` processes accept at most `n` tenths too many. While the database is
 * unavailable, and without `countCalls`, each process applies the limit alone.
 */
export function createSharedCounts(countCalls?: CountCalls) {
  let minute = 0;
  let counts = new Map<string, Count>();
  let reportsFrom = 0;

  async function report(key: string, count: Count, addCalls: CountCalls): Promise<void> {
    const calls = count.own - count.reported;
    try {
      const sum = await addCalls(key, minute, calls);
      count.reported += calls;
      count.others = sum - count.reported;
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      reportsFrom = Date.now() + pause;
    }
  }

  function forgetLastMinute(now: number): void {
    if (minute === Math.floor(now / minuteLength)) return;
    minute = Math.floor(now / minuteLength);
    counts = new Map();
  }

  async function add(key: string, max: number, calls = 1): Promise<{ current: number; ttl: number }> {
    const now = Date.now();
    const ttl = minuteLength - (now % minuteLength);
    forgetLastMinute(now);
    const count = counts.get(key) ?? { own: 0, reported: 0, others: 0 };
    counts.set(key, count);
    count.own += calls;
    const { own } = count;
    const mustReport = () =>
      own - count.reported >= Math.max(1, Math.floor(max * share)) &&
      own + count.others <= max &&
      Date.now() >= reportsFrom;
    if (countCalls === undefined) return { current: own, ttl };
    while (mustReport()) {
      count.reporting ??= report(key, count, countCalls).finally(() => {
        count.reporting = undefined;
      });
      await count.reporting;
    }
    return { current: own + count.others, ttl };
  }

  /** The sum of a key as far as this process knows it. */
  function currentOf(key: string): number {
    forgetLastMinute(Date.now());
    const count = counts.get(key);
    return count ? count.own + count.others : 0;
  }

  return Object.assign(add, { currentOf });
}

/** A store of `@fastify/rate-limit` with shared counts; the keys name their limit. */
export function sharedCountsStore(countCalls: CountCalls): FastifyRateLimitStoreCtor {
  const count = callbackify(createSharedCounts(countCalls));
  return class SharedCountsStore implements FastifyRateLimitStore {
    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], _timeWindow: number, max: number): void {
      count(key, max, callback);
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
