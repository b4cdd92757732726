import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';

const storage = new AsyncLocalStorage<() => Promise<void>>();

/** How long reads may keep other requests waiting, in milliseconds. A search that let them go first after each statement would take as long as all of them. */
const maxTurn = 5;

let turnStarted = 0;

/** Resolves when the last read that waits goes on. */
let lastTurn: Promise<void> = Promise.resolve();

/** Called between two statements of a read: after some milliseconds other requests are answered, and a read in a queue lets those of clients that have used less go first. */
export async function giveWay(): Promise<void> {
  const passed = performance.now() - turnStarted;
  // A test may have had a later clock.
  if (passed >= 0 && passed < maxTurn) return;
  // One read in each iteration of the event loop: together they would keep others waiting for a statement of each of them.
  lastTurn = lastTurn.then(() => setImmediate());
  await lastTurn;
  await storage.getStore()?.();
  turnStarted = performance.now();
}

/** Runs a read that calls `onGiveWay` between two statements. */
export function withTurn<Result>(onGiveWay: () => Promise<void>, read: () => Promise<Result>): Promise<Result> {
  return storage.run(onGiveWay, read);
}
