/** The series of numbers, each with the letters before its numbers. */
const prefixes = { invoice: '', credit: 'CN-' } as const;

/** Invoices and credit notes are numbered apart. */
export type InvoiceSeries = keyof typeof prefixes;

/** A number of a series: the how-manieth of its year. */
export interface InvoiceNumber {
  series: InvoiceSeries;
  year: number;
  count: number;
}

/** Writes a number as `2026-000123`, or as `CN-2026-000001` for a credit note. */
export const formatInvoiceNumber = ({ series, year, count }: InvoiceNumber): string =>
  `${prefixes[series]}${year}-${String(count).padStart(6, '0')}`;

/** Reads a number as `formatInvoiceNumber` writes it; undefined for any other text. */
export const parseInvoiceNumber = (text: string): InvoiceNumber | undefined => {
  const [, prefix, year, count] = /^(CN-)?(\d{4})-(\d{6,9})$/.exec(text) ?? [];
  const number = { series: prefix ? 'credit' : 'invoice', year: Number(year), count: Number(count) } as const;
  return number.count > 0 && formatInvoiceNumber(number) === text ? number : undefined;
};

/** For how many days a shop may write nothing around New Year before an admin must confirm the date of its clock. */
export const MAX_IDLE_DAYS = 30;

const millisecondsOfDay = 86_400_000;

const yearOf = (day: string): number => Number(day.slice(0, 4));

/**
 * Whether the date of the clock is believed after the last day on which the shop wrote something, both as YYYY-MM-DD: it is in the same
 * year, or at most `MAX_IDLE_DAYS` away.
 */
export const isPlausibleDay = (today: string, lastDay: string): boolean =>
  yearOf(today) === yearOf(lastDay) ||
  Math.abs(Date.parse(today) - Date.parse(lastDay)) <= MAX_IDLE_DAYS * millisecondsOfDay;

/**
 * Returns the year of the next number, which is never before that of an earlier one (D54), or undefined if an admin must confirm the date
 * first (D71): a new year does not follow the latest one, or the date is not plausible. A shop without numbers begins with any plausible year.
 */
export const yearOfNextNumber = (
  today: string,
  { latestYear, lastDay = today }: { latestYear: number | undefined; lastDay: string | undefined },
): number | undefined => {
  const year = yearOf(today);
  if (latestYear !== undefined && year <= latestYear) return latestYear;
  const isNext = latestYear === undefined || year === latestYear + 1;
  return isNext && isPlausibleDay(today, lastDay) ? year : undefined;
};

/** Whether the numbers of a year can be ended because a wrong clock began it: the year is still to come. */
export const canEndYear = (year: number, today: string): boolean => year > yearOf(today);

/** Whether an admin can confirm a number after a restore: it is the next one or a later one of its year, because the numbers between were given after the backup. */
export const canConfirmNumber = (number: InvoiceNumber, next: InvoiceNumber): boolean =>
  number.series === next.series && number.year === next.year && number.count >= next.count;
