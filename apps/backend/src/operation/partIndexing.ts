import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/Store.ts';

/** How many parts are indexed at once, while other requests of the embedded database wait. */
const partsAtOnce = 100;

/** Indexes the parts that were indexed by earlier synonyms, in the background. */
export interface PartIndexing {
  /** Indexes what remains, also from before a crash. */
  start: () => void;
  /** Resolves once nothing is being indexed any more. */
  stop: () => Promise<void>;
}

/** Creates the indexing of one process; several may index at the same time. */
export function createPartIndexing(
  store: Pick<Store, 'indexParts'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): PartIndexing {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  async function indexAll(): Promise<void> {
    try {
      let indexed = 1;
      while (indexed > 0 && !stopping.signal.aborted) indexed = await store.indexParts(partsAtOnce);
    } catch (error) {
      log.error(error, 'Parts could not be indexed by the changed synonyms. This goes on after the next start.');
    }
  }

  return {
    start() {
      running = running.then(indexAll);
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
