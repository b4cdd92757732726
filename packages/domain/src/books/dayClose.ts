import type { DayBook } from '../books.js';

// Days are dates in the dealer's time zone, as `2026-11-22`.

type Days = Pick<DayBook, 'today' | 'closedUntil'>;

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** Whether a day takes no more entries. */
export const isClosed = (day: string, closedUntil: string | undefined): boolean =>
  closedUntil !== undefined && day <= closedUntil;

/** Whether a day can be closed, together with the open days before it: it has come, and it is open. */
export const canClose = (day: string, { today, closedUntil }: Days): boolean =>
  day <= today && !isClosed(day, closedUntil);

/** Returns the day that has what belongs to a day: the day itself, or the first one after the closed days. */
export const dayOfEntry = (day: string, closedUntil: string | undefined): string =>
  closedUntil !== undefined && day <= closedUntil ? dayAfter(closedUntil) : day;

/** Returns the last day that can have entries: today, or tomorrow once today is closed. */
export const lastDayOfEntries = ({ today, closedUntil }: Days): string => dayOfEntry(today, closedUntil);

/** An entry of a day that moves cash, and the cash after it. */
export type CashMovement = DayBook['entries'][number] & { cash: number };

/** Returns the entries of a day that move cash, in their order, each with the cash after it. */
export const cashMovements = ({ openingCash, entries }: Pick<DayBook, 'openingCash' | 'entries'>): CashMovement[] => {
  let cash = openingCash;
  return entries
    .filter(({ method }) => method === 'cash')
    .map((entry) => {
      // Money that comes in lowers what the customer owes.
      cash -= entry.amount;
      return { ...entry, cash };
    });
};
