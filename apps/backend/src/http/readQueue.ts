import { setImmediate } from 'node:timers/promises';
import { withTurn } from '../operation/readTurn.ts';
import { HttpError } from './HttpError.ts';

/** How many reads wait; those of the clients that have used the most are refused first. */
const maxWaiting = 200;

interface WaitingRead {
  /** What its client has used. */
  used: number;
  start: () => void;
  refuse: (error: HttpError) => void;
}

/**
 * Runs a read whose client has used some milliseconds, and reports the milliseconds that the read ran itself: at its end, and between two
 * statements, where `onPause` may throw to end it. Clients that have used less go first, also between two statements of a read.
 * @throws HttpError 503 while too many reads wait
 */
export type QueueRead = <Result>(
  used: number,
  read: () => Promise<Result>,
  onEnd?: (milliseconds: number) => void | Promise<void>,
  onPause?: (milliseconds: number) => void,
) => Promise<Result>;

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

  /** Hands the place of a read to the next one. */
  function handOver(): void {
    const next = waiting.shift();
    if (next) next.start();
    else running--;
  }

  return async (used, read, onEnd, onPause) => {
    if (running >= maxRunning) await wait(used);
    else running++;
    let hasPlace = true;
    let ran = 0;
    let since = performance.now();
    const pause = () => (ran += performance.now() - since);

    async function letOthersGoFirst(): Promise<void> {
      pause();
      since = performance.now();
      onPause?.(ran);
      if ((waiting[0]?.used ?? Infinity) >= used + ran) return;
      hasPlace = false;
      handOver();
      await wait(used + ran);
      hasPlace = true;
      since = performance.now();
    }

    try {
      await setImmediate();
      return await withTurn(letOthersGoFirst, read);
    } finally {
      if (hasPlace) {
        pause();
        handOver();
      }
      await onEnd?.(ran);
    }
  };
}
