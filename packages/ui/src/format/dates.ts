const DAY_MS = 86_400_000;

/** Returns undefined for text that is no date, which another host may send. */
const parseDate = (iso: string): Date | undefined => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? undefined : date;
};

/** Formats the date of an ISO 8601 time; other text stays unchanged. */
export const formatDate = (iso: string, locale: string): string => {
  const date = parseDate(iso);
  return date ? new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(date) : iso;
};

/** Formats the time of the day of an ISO 8601 time; other text stays unchanged. */
export const formatTime = (iso: string, locale: string): string => {
  const date = parseDate(iso);
  if (!date) return iso;
  if (!locale.startsWith('bn')) return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(date);
  // In Bangla `Intl` has AM and PM in Latin letters, and the part of the day, such as সকাল, after the time.
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', dayPeriod: 'short' });
  const parts = format.formatToParts(date).filter(({ type, value }) => type !== 'literal' || value.trim() !== '');
  const period = parts.find(({ type }) => type === 'dayPeriod');
  const time = parts.filter((part) => part !== period).map(({ value }) => value);
  return [period?.value, time.join('')].filter(Boolean).join(' ');
};

/** Formats the date and the time of an ISO 8601 time; other text stays unchanged. */
export const formatDateTime = (iso: string, locale: string): string => {
  const date = parseDate(iso);
  return date ? `${formatDate(iso, locale)}, ${formatTime(iso, locale)}` : iso;
};

/** Formats a day (`2026-11-22`) without its year, whatever the time zone of the browser. */
export const formatDay = (day: string, locale: string): string => {
  const date = parseDate(day);
  return date ? new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(date) : day;
};

/** Formats a day (`2026-11-22`) with its year, whatever the time zone of the browser. */
export const formatLongDay = (day: string, locale: string): string => {
  const date = parseDate(day);
  return date ? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date) : day;
};

/** Formats how long ago an ISO 8601 time was ("2h ago", or "2 hours ago"); from the seventh day on, its date, with the year if it is another one. */
export const formatAge = (iso: string, locale: string, now: number, style: 'narrow' | 'long' = 'narrow'): string => {
  const date = parseDate(iso);
  if (!date) return iso;
  const age = now - date.getTime();
  if (!(age >= 0 && age < 7 * DAY_MS))
    return date.getFullYear() === new Date(now).getFullYear()
      ? new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(date)
      : formatDate(iso, locale);
  const format = new Intl.RelativeTimeFormat(locale, { style, numeric: 'auto' });
  const minutes = Math.floor(age / 60_000);
  if (minutes < 60) return format.format(-minutes, 'minute');
  if (age < DAY_MS) return format.format(-Math.floor(minutes / 60), 'hour');
  return format.format(-Math.floor(age / DAY_MS), 'day');
};
