import type { RetentionSetting } from '@dealerkit/domain/account/personalData';
import type { Days } from '../days.ts';
import type { FailedDeletion, RetentionCounts } from '../store/personalData/PersonalDataStore.ts';
import type { Store } from '../store/Store.ts';
import { type JobLog, startDailyJob } from './dailyJob.ts';

/** The days that things are kept. */
type RetentionDays = Readonly<Record<RetentionSetting, number>>;

const named: Readonly<Record<keyof RetentionCounts, string>> = {
  accounts: 'accounts whose deletion is due',
  audit: 'entries of the activity log',
  notifications: 'undelivered notifications',
  zeroResultSearches: 'searches without result',
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
  log: JobLog;
}

/** Removes once a day what is kept no longer. Returns a function that stops it. */
export const startRetention = ({ store, days, dates, log }: RetentionSources): (() => void) =>
  startDailyJob({
    dates,
    log,
    run: async (now) => {
      const applied = await store.applyRetention({ days, now });
      for (const failure of applied.failed) log.warn(`${failureReport(failure)} It is tried again tomorrow.`);
      log.info(`Removed: ${retentionReport(applied).replaceAll('\n', ', ')}.`);
    },
    failure: 'What is kept no longer could not be removed; it is tried again tomorrow.',
  });
