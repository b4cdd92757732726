import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/Store.ts';

/** How many phone numbers are checked at once, while other requests of the embedded database wait. */
const phonesAtOnce = 100;

/** Checks in the background the phone numbers that no earlier start has checked. Returns a function that stops it. */
export function startPhoneCheck(
  store: Pick<Store, 'checkPhones'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  const stopping = new AbortController();

  async function checkAll(): Promise<void> {
    try {
      let checked = 1;
      while (checked > 0 && !stopping.signal.aborted) checked = await store.checkPhones(phonesAtOnce);
    } catch (error) {
      log.error(error, 'The phone numbers of customers could not be checked. This goes on after the next start.');
    }
  }

  const running = checkAll();
  return async () => {
    stopping.abort();
    await running;
  };
}
