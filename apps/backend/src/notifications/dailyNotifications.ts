import type { BackupStatus } from '@dealerkit/domain/books/overview';
import type { NotificationContent } from '@dealerkit/domain/notifications/delivery';
import type { FastifyBaseLogger } from 'fastify';
import type { Days } from '../days.ts';
import type { Store } from '../store/Store.ts';
import { problemOf } from './Channel.ts';

const hour = 3_600_000;

/** When a dealer's day begins, in hours after midnight. */
const workdayStart = 7;

const minute = 60_000;

/** How many parts an e-mail names. */
const namedParts = 20;

const problemIn = ({ problem, isLate }: BackupStatus): NotificationContent['problem'] =>
  problem ?? (isLate ? 'late' : undefined);

/** What admins are notified of once a day at most. */
export interface DailyNotifications {
  store: Pick<Store, 'getOverview' | 'notifyDaily'>;
  days: Days;
  backupStatus?: (() => BackupStatus) | undefined;
}

/** Stores the notifications of admins for today, unless another backend has. */
export async function notifyOfToday(
  { store, days: { dateOf, startOf }, backupStatus }: DailyNotifications,
  now = Date.now(),
): Promise<void> {
  const today = dateOf(now);
  const problem = backupStatus && problemIn(backupStatus());
  if (problem) await store.notifyDaily('failed backup', today, { kind: 'failedBackup', problem, actor: '' });
  if (now < startOf(today) + workdayStart * hour) return;
  const { toBuy, toBuyCount } = await store.getOverview([startOf(today), startOf(today, 1)], namedParts);
  if (toBuyCount === 0) return;
  const lines = toBuy.slice(0, namedParts).map(({ product_name = '', available_quantity = 0 }) => ({
    name: product_name,
    pieces: available_quantity,
  }));
  await store.notifyDaily('low stock', today, { kind: 'lowStock', lines, count: toBuyCount, actor: '' });
}

/** Checks every few minutes what admins are to be notified of. Returns a function that stops it. */
export function startDailyNotifications(
  daily: DailyNotifications,
  log: Pick<FastifyBaseLogger, 'warn'>,
  interval = 10 * minute,
): () => void {
  const check = () =>
    void notifyOfToday(daily).catch((error: unknown) => log.warn(`Daily notifications wait: ${problemOf(error)}`));
  const timer = setInterval(check, interval).unref();
  return () => clearInterval(timer);
}
