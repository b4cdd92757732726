import { once } from 'node:events';
import { openStore } from '../src/store/engines/openStore.ts';
import { acknowledge, type Acknowledgement, type BooksMessage, nothingAcknowledged } from './store/acknowledged.ts';
import { admins, createRandom, createRandomBooks } from './store/randomBooks.ts';

const send = (message: BooksMessage) => process.send?.(message);

/** Runs random operations of twelve admins until the process is killed, and sends what the store acknowledges to its parent. */
const [, , dataDir = '', databaseUrl, seed = '', run = ''] = process.argv;

const [before] = (await once(process, 'message')) as [Acknowledgement[]];
const done = nothingAcknowledged();
for (const one of before) acknowledge(done, one);
const store = await openStore({ dataDir, databaseUrl: databaseUrl || undefined });
const books = await createRandomBooks(store, createRandom(Number(seed)), { done, run, onAcknowledged: send });

async function work(): Promise<void> {
  for (;;) {
    send((await books.run()) ? 'done' : 'unknown');
  }
}
// Ends with the parent process.
process.once('disconnect', () => process.exit());
await Promise.all(Array.from({ length: admins }, work));
