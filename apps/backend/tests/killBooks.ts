import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { StoreLocation } from './backendProcess.ts';
import { untilDisconnected } from './createSchema.ts';
import type { Acknowledgement, BooksMessage } from './store/acknowledged.ts';
import { admins } from './store/randomBooks.ts';

/**
 * Runs random books in a process of their own, kills it after some operations, and adds what it acknowledged to what was before; resolves
 * to the number of operations whose outcome is unknown.
 */
export async function killWhileBooking(
  { dataDir, databaseUrl = '' }: StoreLocation,
  { seed, run, after }: { seed: number; run: string; after: number },
  acknowledged: Acknowledgement[],
): Promise<number> {
  const script = path.join(import.meta.dirname, 'runBooks.ts');
  const child = fork(script, [dataDir, databaseUrl, String(seed), run]);
  let operations = 0;
  // The kill interrupts one of each admin.
  let unknown = admins;
  child.on('message', (message: BooksMessage) => {
    if (message === 'unknown') unknown++;
    else if (message !== 'done') acknowledged.push(message);
    else if (++operations === after) child.kill('SIGKILL');
  });
  child.send(acknowledged);
  // What was sent before the kill arrives before the channel is closed.
  const [[code, signal]] = (await Promise.all([once(child, 'exit'), once(child, 'disconnect')])) as [
    [number | null, string | null],
    unknown,
  ];
  if (signal !== 'SIGKILL') throw new Error(`The books ended by themselves, with code ${String(code)}.`);
  if (databaseUrl) await untilDisconnected(databaseUrl);
  return unknown;
}
