import type { BackupStatus } from '@dealerkit/domain/books/overview';
import type { ClockWatch } from '../operation/clockStatus.ts';
import type { Store } from '../store/Store.ts';
import type { Days } from '../days.ts';
import type { Handlers } from './Handler.ts';

/** The number of days of the overview, and the maximum length of its lists. */
const dayCount = 30;
const listLength = 10;

interface HealthSources {
  backupStatus?: (() => BackupStatus) | undefined;
  clock: ClockWatch;
}

/** The handlers of the calls about the overview, whose days are those of the dealer, and about the health of the backend. */
export function overviewCalls(
  store: Store,
  { dateOf, startOf }: Days,
  { backupStatus, clock }: HealthSources,
): Handlers<'getOverview' | 'getHealth' | 'getHealthDetail'> {
  return {
    getHealth: async () => ({ status: 'ok' }),

    async getHealthDetail() {
      const wrongClock = clock.status();
      return {
        status: 'ok',
        ...(backupStatus && { backup: backupStatus() }),
        ...(wrongClock && { clock: wrongClock }),
      };
    },

    async getOverview() {
      const today = dateOf(Date.now());
      const dayStarts = Array.from({ length: dayCount + 1 }, (_, day) => startOf(today, day + 1 - dayCount));
      const [{ days, ...overview }, counts, users, undelivered, wrongPhones, dueCheques] = await Promise.all([
        store.getOverview(dayStarts, listLength),
        store.getOrderCounts(),
        store.findUsers({ limit: listLength }),
        store.getUndelivered(),
        store.findWrongPhones(),
        store.countDueCheques(today),
      ]);
      return {
        ...overview,
        counts,
        days: days.map((day, index) => ({ date: dateOf(dayStarts[index] ?? 0), ...day })),
        ...(backupStatus && { backup: backupStatus() }),
        ...(undelivered.count > 0 && { undelivered }),
        ...(wrongPhones.count > 0 && { wrongPhones }),
        ...(dueCheques > 0 && { dueCheques }),
        newestUsers: users.rows.toReversed(),
      };
    },
  };
}
