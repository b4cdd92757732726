import type { BackupStatus } from '@dealerkit/domain/overview';
import type { Store } from '../store/Store.ts';
import type { Days } from './days.ts';
import type { Handlers } from './Handler.ts';

/** The number of days of the overview, and the maximum length of its lists. */
const dayCount = 30;
const listLength = 10;

/** The handler of the call about the overview; its days are those of the dealer. */
export function overviewCalls(
  store: Store,
  { dateOf, startOf }: Days,
  backupStatus?: () => BackupStatus,
): Handlers<'getOverview'> {
  return {
    async getOverview() {
      const today = dateOf(Date.now());
      const dayStarts = Array.from({ length: dayCount + 1 }, (_, day) => startOf(today, day + 1 - dayCount));
      const [{ days, ...overview }, counts, users] = await Promise.all([
        store.getOverview(dayStarts, listLength),
        store.getOrderCounts(),
        store.findUsers({ limit: listLength }),
      ]);
      return {
        ...overview,
        counts,
        days: days.map((day, index) => ({ date: dateOf(dayStarts[index] ?? 0), ...day })),
        ...(backupStatus && { backup: backupStatus() }),
        newestUsers: users.rows.toReversed(),
      };
    },
  };
}
