import type { Input } from '@dealerkit/api-client';
import type { FastifyBaseLogger } from 'fastify';
import type { Days } from '../days.ts';
import { firstCountedDay, maxZeroResultSearches, countedTextOf } from '../store/searches/zeroResultSearches.ts';
import type { Store } from '../store/Store.ts';

/** How often the counts are stored, in milliseconds; those since then are lost in a crash. */
const interval = 60_000;

/** The parameters of a search that leave out no part. */
const unfiltered = new Set(['exact', 'sort', 'limit']);

/** Counts what is searched for without a result. */
export interface ZeroResultSearches {
  /** Counts a search for parts whose response has no row, unless filters left them out. */
  countResponse: (input: Input<'findParts'>, headers: Readonly<Record<string, string>>) => void;
  /** Stores the counts. */
  flush: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Creates the counts of one process, which are stored together, since a search must not wait for a write. */
export function createZeroResultSearches(
  store: Pick<Store, 'addZeroResultSearches'>,
  { dateOf }: Days,
  log: Pick<FastifyBaseLogger, 'error'>,
): ZeroResultSearches {
  let counts = new Map<string, number>();

  async function flush(): Promise<void> {
    if (!counts.size) return;
    const stored = counts;
    counts = new Map();
    const day = dateOf(Date.now());
    try {
      await store.addZeroResultSearches(stored, day, firstCountedDay(day));
    } catch (error) {
      log.error(error, 'Searches without a result could not be counted.');
    }
  }

  const timer = setInterval(() => void flush(), interval).unref();
  return {
    countResponse({ search = '', ...query }, headers) {
      const isFiltered = Object.entries(query).some(([name, value]) => !unfiltered.has(name) && value !== undefined);
      const text = headers['x-total-count'] === '0' && !isFiltered ? countedTextOf(String(search)) : undefined;
      if (text === undefined || (counts.size >= maxZeroResultSearches && !counts.has(text))) return;
      counts.set(text, (counts.get(text) ?? 0) + 1);
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
