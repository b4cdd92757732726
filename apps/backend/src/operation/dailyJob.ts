import type { FastifyBaseLogger } from 'fastify';
import type { Days } from '../days.ts';

export type JobLog = Pick<FastifyBaseLogger, 'info' | 'warn'>;

interface DailyJob {
  /** The days of the dealer. */
  dates: Days;
  log: JobLog;
  /** Does the work; several backends may do so on the same day. */
  run: (now: number, today: string) => Promise<void>;
  /** What is logged if it fails; it is tried again on the next day. */
  failure: string;
  /** How often it is checked whether a new day has begun, in milliseconds. */
  interval?: number | undefined;
}

/** Runs something once on each day of the dealer. Returns a function that stops it. */
export function startDailyJob({ dates, log, run, failure, interval = 600_000 }: DailyJob): () => void {
  let lastDay: string | undefined;
  const check = async () => {
    const now = Date.now();
    const today = dates.dateOf(now);
    if (today === lastDay) return;
    lastDay = today;
    await run(now, today).catch((error: unknown) => log.warn(error, failure));
  };
  const timer = setInterval(() => void check(), interval).unref();
  return () => clearInterval(timer);
}
