import type { ClockStatus } from '@dealerkit/domain/books/overview';

/** For how long a wrong clock is reported after it was seen, in milliseconds. */
const reportedTime = 3_600_000;

/** Remembers that the server's clock is behind that of the identity provider. */
export interface ClockWatch {
  sawBehind: (seconds: number) => void;
  /** Undefined unless the clock was seen to be wrong within the last hour. */
  status: () => ClockStatus | undefined;
}

/** Creates the watch of a server's clock. */
export function createClockWatch(now = Date.now): ClockWatch {
  let seen: { at: number; behindSeconds: number } | undefined;
  return {
    sawBehind: (behindSeconds) => void (seen = { at: now(), behindSeconds }),
    status() {
      // The clock may have been put right meanwhile, in either direction.
      if (!seen || Math.abs(now() - seen.at) > reportedTime) return undefined;
      return { behindSeconds: seen.behindSeconds, seenAt: new Date(seen.at).toISOString() };
    },
  };
}
