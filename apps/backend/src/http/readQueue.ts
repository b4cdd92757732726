import { setImmediate } from 'node:timers/promises';
import { HttpError } from './HttpError.ts';

/** How many reads wait; those of the clients that have used the most are refused first. */
const maxWaiting = 200;

interface WaitingRead {
  /** What its client has used. */
  used: number;
  start: () => void;
  refuse: (error: HttpError) => void;
}

/** Runs a read after those of the clients that have used less. @throws HttpError 503 while too many reads wait */
export type QueueRead = <Result>(used: number, read: () => Promise<Result>) => Promise<Result>;

/** Creates a queue that runs at most some reads at once, each in its own turn of the event loop. */
export function createReadQueue(maxRunning: number): QueueRead {
  const waiting: WaitingRead[] = [];
  let running = 0;

  function wait(used: number): Promise<void> {
    return new Promise((start, refuse) => {
      const index = waiting.findIndex((other) => other.used > used);
      waiting.splice(index < 0 ? waiting.length : index, 0, { used, start, refuse });
      if (waiting.length <= maxWaiting) return;
      waiting.pop()?.refuse(new HttpError(503, 'The shop is too busy right now. Try again in a moment.'));
    });
  }

  return async (used, read) => {
    // A read that ends hands its place to the next one.
    if (running >= maxRunning) await wait(used);
    else running++;
    try {
      await setImmediate();
      return await read();
    } finally {
      const next = waiting.shift();
      if (next) next.start();
      else running--;
    }
  };
}
