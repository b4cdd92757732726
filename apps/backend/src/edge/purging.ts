import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Counter } from 'prom-client';
import type { Outbox } from '../store/operation/Outbox.ts';
import { createEdgePurger } from './createEdgePurger.ts';
import { edgeMaxAge } from './surrogate.ts';

/** Milliseconds between two polls of the outbox, and the most while an edge does not answer. */
const interval = { shortest: 250, longest: 4_000 };

/** For the metrics. */
export const droppedPurges = new Counter({
  name: 'dealerkit_purges_dropped_total',
  help: 'Purges that were given up, because an edge did not answer until they had no effect any more.',
  registers: [],
});

/**
 * Purges what changes make outdated: at once from this process, and again from the outbox, also for processes that have ended, until
 * every edge has answered. Returns a function that stops this.
 */
export function startPurging(
  outbox: Outbox,
  urls: readonly string[],
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<void> {
  const edges = urls.map(createEdgePurger);
  const stopping = new AbortController();
  outbox.onCommit((keys) => edges.forEach((edge) => edge.purgeSoon(keys)));

  /** An older purge has no effect: the edge keeps nothing for longer. */
  async function dropOutdated(err: unknown): Promise<void> {
    const dropped = await outbox.dropOlderThan(edgeMaxAge);
    droppedPurges.inc(dropped);
    if (dropped > 0) {
      log.warn(
        { err },
        `${dropped} purges were dropped, because an edge of EDGE_PURGE_URLS did not answer for ${edgeMaxAge} seconds. It was outdated for this long at most.`,
      );
    }
  }

  async function deliver(): Promise<boolean> {
    try {
      while (!(await outbox.deliver(async (keys) => void (await Promise.all(edges.map((edge) => edge.purge(keys))))))) {
        if (stopping.signal.aborted) break;
      }
      return true;
    } catch (error) {
      // An edge or the database does not answer.
      await dropOutdated(error).catch(() => undefined);
      return false;
    }
  }

  async function deliverUntilStopped(): Promise<void> {
    let delay = interval.shortest;
    while (await wait(delay, true, { ref: false, signal: stopping.signal }).catch(() => false)) {
      delay = (await deliver()) ? interval.shortest : Math.min(2 * delay, interval.longest);
    }
  }

  const delivering = deliverUntilStopped();
  return async () => {
    outbox.onCommit(() => undefined);
    stopping.abort();
    await delivering;
  };
}
