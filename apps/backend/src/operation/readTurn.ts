import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';

const storage = new AsyncLocalStorage<() => Promise<void>>();

/** Called between two statements of a read: other requests are answered, and a read in a queue lets those of clients that have used less go first. */
export async function giveWay(): Promise<void> {
  await setImmediate();
  await storage.getStore()?.();
}

/** Runs a read that calls `onGiveWay` between two statements. */
export function withTurn<Result>(onGiveWay: () => Promise<void>, read: () => Promise<Result>): Promise<Result> {
  return storage.run(onGiveWay, read);
}
