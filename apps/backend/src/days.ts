/** Where the dealer is, unless a setting says otherwise. */
export const defaultTimeZone = 'Asia/Dhaka';

/** The days of a time zone. */
export interface Days {
  /** The date of a time, as YYYY-MM-DD. */
  dateOf: (time: number) => string;
  /** The date and the time on the clock of the zone, as `2026-11-28 00:26:40`. */
  timeOf: (time: number) => string;
  /** The time at which a day starts, in milliseconds since 1970; the day is a number of days after a date. */
  startOf: (date: string, daysAfter?: number) => number;
}

/** The days of a time zone, for example Asia/Dhaka. @throws RangeError where the zone is unknown */
export function daysIn(timeZone: string): Days {
  // The Swedish format is that of ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const wallClock = (time: number) => Date.parse(`${format.format(time).replace(' ', 'T')}Z`);

  return {
    dateOf: (time) => format.format(time).slice(0, 10),

    timeOf: (time) => format.format(time),

    startOf(date, daysAfter = 0) {
      const midnight = Date.parse(`${date}T00:00:00Z`) + daysAfter * 86_400_000;
      const offsetAt = (time: number) => wallClock(time) - time;
      // Right unless clocks are put forward or back between this time and midnight UTC, so that the offset is read there again.
      const approximate = midnight - offsetAt(midnight);
      return midnight - offsetAt(approximate);
    },
  };
}
