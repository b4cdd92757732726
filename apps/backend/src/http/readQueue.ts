import { setImmediate } from 'node:timers/promises';
import { withTurn } from '../operation/readTurn.ts';
import { HttpError } from './HttpError.ts';

/** How many reads wait; those of the clients that have used the most are refused first. */
const maxWaiting = 200;

/** The milliseconds that a client may have used in this minute and still has every place. */
const lightUse = 250;

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

/**
 * Creates a queue that runs at most some reads at once, each in its own turn of the event loop. Clients that have used much share half of
 * the places, so that one is free sooner for all others.
 */
export function createReadQueue(maxRunning: number): QueueRead {
  const waiting: WaitingRead[] = [];
  const running = { light: 0, heavy: 0 };
  const kindOf = (used: number) => (used > lightUse ? 'heavy' : 'light');

  function hasPlace(used: number): boolean {
    const isFull = running.light + running.heavy >= maxRunning;
    return !isFull && (kindOf(used) === 'light' || running.heavy < Math.ceil(maxRunning / 2));
  }

  /** Resolves once the read has a place, to the function that gives it to the next one. */
  async function enter(used: number): Promise<() => void> {
    const kind = kindOf(used);
    if (hasPlace(used)) running[kind]++;
    else await wait(used);
    return () => {
      running[kind]--;
      startNext();
    };
  }

  function wait(used: number): Promise<void> {
    return new Promise((start, refuse) => {
      const index = waiting.findIndex((other) => other.used > used);
      waiting.splice(index < 0 ? waiting.length : index, 0, { used, start, refuse });
      if (waiting.length <= maxWaiting) return;
      waiting.pop()?.refuse(new HttpError(503, 'The shop is too busy right now. Try again in a moment.'));
    });
  }

  /** Those behind the first one have used as much, and have no place either. */
  function startNext(): void {
    const [next] = waiting;
    if (!next || !hasPlace(next.used)) return;
    waiting.shift();
    running[kindOf(next.used)]++;
    next.start();
  }

  return async (used, read, onEnd, onPause) => {
    let leave: (() => void) | undefined = await enter(used);
    let ran = 0;
    let since = performance.now();
    const pause = () => (ran += performance.now() - since);

    async function letOthersGoFirst(): Promise<void> {
      pause();
      since = performance.now();
      onPause?.(ran);
      if ((waiting[0]?.used ?? Infinity) >= used + ran) return;
      leave?.();
      leave = undefined;
      leave = await enter(used + ran);
      since = performance.now();
    }

    try {
      await setImmediate();
      return await withTurn(letOthersGoFirst, read);
    } finally {
      if (leave) {
        pause();
        leave();
      }
      await onEnd?.(ran);
    }
  };
}
