import type { FastifyBaseLogger } from 'fastify';
import type { Days } from '../calls/days.ts';
import type { PictureStore } from '../store/pictures/PictureStore.ts';

/** How often it is checked whether today's collection is due, in milliseconds. */
const interval = 600_000;

/** Deletes once a day the pictures that no part has named for 30 days. Returns a function that stops it. */
export function startPictureCollection(
  store: Pick<PictureStore, 'collectPictures'>,
  { dateOf }: Days,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): () => void {
  async function collect(): Promise<void> {
    try {
      const deleted = await store.collectPictures(dateOf(Date.now()));
      if (deleted > 0) log.info(`Pictures deleted that no part has named for 30 days: ${deleted}.`);
    } catch (error) {
      log.warn(error, 'Unused pictures could not be deleted. This is tried again tomorrow.');
    }
  }
  const timer = setInterval(() => void collect(), interval).unref();
  return () => clearInterval(timer);
}
