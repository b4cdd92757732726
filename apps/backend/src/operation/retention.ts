import type { RetentionSetting } from '@dealerkit/domain/personalData';
import type { FastifyBaseLogger } from 'fastify';
import type { Days } from '../calls/days.ts';
import type { FailedDeletion, RetentionCounts } from '../store/personalData/PersonalDataStore.ts';
import type { Store } from '../store/Store.ts';

/** The days that things are kept. */
type RetentionDays = Readonly<Record<RetentionSetting, number>>;

const minute = 60_000;

const named: Readonly<Record<keyof RetentionCounts, string>> = {
  accounts: 'accounts whose deletion is due',
  audit: 'entries of the activity log',
  notifications: 'undelivered notifications',
  missedSearches: 'searches without result',
  invoices: 'invoices with the buyer of a deleted account',
};

/** Lists counts, one in a line. It has nothing personal. */
export const retentionReport = (counts: RetentionCounts): string =>
  Object.entries(named)
    .map(([name, text]) => `${counts[name as keyof RetentionCounts]} ${text}`)
    .join('\n');

/** Says which deletion failed, without the message, which may have a text of the person. */
export const failureReport = ({ userId, error }: FailedDeletion): string =>
  `The account with the id ${userId} could not be deleted (${error instanceof Error ? error.name : typeof error}).`;

/** What the daily removal needs. */
interface RetentionSources {
  store: Pick<Store, 'applyRetention'>;
  days: RetentionDays;
  dates: Days;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** How often it is checked whether a new day has begun, in milliseconds. */
  interval?: number;
}

/** Removes once a day what is kept no longer; several backends may do so. Returns a function that stops it. */
export function startRetention({ store, days, dates, log, interval = 10 * minute }: RetentionSources): () => void {
  let lastDay: string | undefined;
  const check = async () => {
    const now = Date.now();
    const today = dates.dateOf(now);
    if (today === lastDay) return;
    lastDay = today;
    try {
      const applied = await store.applyRetention({ days, now });
      for (const failure of applied.failed) log.warn(`${failureReport(failure)} It is tried again tomorrow.`);
      log.info(`Removed: ${retentionReport(applied).replaceAll('\n', ', ')}.`);
    } catch (error) {
      log.warn(error, 'What is kept no longer could not be removed; it is tried again tomorrow.');
    }
  };
  const timer = setInterval(() => void check(), interval).unref();
  return () => clearInterval(timer);
}
