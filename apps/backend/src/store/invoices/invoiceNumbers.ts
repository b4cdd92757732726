import {
  canConfirmNumber,
  canEndYear,
  formatInvoiceNumber,
  type InvoiceNumber,
  type InvoiceSeries,
  isPlausibleDay,
  parseInvoiceNumber,
  yearOfNextNumber,
} from '@dealerkit/domain/books/invoiceNumbers';
import { first } from '../sql/first.ts';
import { readValue, removeValue, setValue } from '../sql/storedValues.ts';
import type { Changes } from '../sql/changes.ts';
import { query, type SqlContext, send, type Statements } from '../sql/transactions.ts';
import type { ConfirmedNumber, EndedYear, InvoiceStore, NextNumbers, UnconfirmedNumber } from './InvoiceStore.ts';

/** The names of the rows of `stored_values`: the last day on which the clock was plausible, and a series that waits for its next number after a restore. */
const names = {
  lastDay: 'last day of use',
  invoice: 'unconfirmed invoice number',
  credit: 'unconfirmed credit number',
} as const;

/** Stores the day on which the shop is in use, unless its clock has jumped there. */
function* recordDay(day: string): Statements<void> {
  const lastDay = yield* readValue(names.lastDay);
  if (lastDay === undefined || (lastDay !== day && isPlausibleDay(day, lastDay))) yield* setValue(names.lastDay, day);
}

/** The latest year of both series that has not ended. */
function* latestYear(): Statements<number | undefined> {
  const row = yield* first('SELECT max(year) AS year FROM invoice_series WHERE ended = 0');
  return typeof row?.['year'] === 'number' ? row['year'] : undefined;
}

function* lastCount(series: InvoiceSeries, year: number): Statements<number> {
  const row = yield* first('SELECT last FROM invoice_series WHERE series = ? AND year = ?', series, year);
  return Number(row?.['last'] ?? 0);
}

/** The next number of a series if an admin confirms the date. */
function* numberAfter(series: InvoiceSeries, today: string): Statements<InvoiceNumber> {
  const year = Math.max(Number(today.slice(0, 4)), (yield* latestYear()) ?? 0);
  return { series, year, count: (yield* lastCount(series, year)) + 1 };
}

/**
 * The next number of a series, without a gap: it is taken in the transaction that uses it. None is given before an admin has confirmed what
 * is not certain: the date, or the number after a restore (D71).
 */
export function* nextNumber(
  { dialect }: SqlContext,
  series: InvoiceSeries,
  today: string,
): Statements<string | UnconfirmedNumber> {
  // Two of them follow one after the other, also at New Year, when the second has another row.
  yield* query(`SELECT 1 FROM invoice_series ORDER BY series, year ${dialect.lock}`);
  if ((yield* readValue(names[series])) !== undefined) {
    return { outcome: 'number to confirm', next: formatInvoiceNumber(yield* numberAfter(series, today)) };
  }
  const year = yearOfNextNumber(today, {
    latestYear: yield* latestYear(),
    lastDay: yield* readValue(names.lastDay),
  });
  if (year === undefined) return { outcome: 'date to confirm' };
  const row = yield* first(
    `INSERT INTO invoice_series (series, year, last) VALUES (?, ?, 1)
     ON CONFLICT (series, year) DO UPDATE SET last = invoice_series.last + 1, ended = 0 RETURNING last`,
    series,
    year,
  );
  yield* recordDay(today);
  return formatInvoiceNumber({ series, year, count: Number(row?.['last']) });
}

/** Begins the year of a date that an admin has confirmed; its numbers go on where they ended. */
function* confirmDate({ audit }: Changes, day: string, actor: string): Statements<void> {
  yield* send(
    `INSERT INTO invoice_series (series, year, last) VALUES ('invoice', ?, 0)
     ON CONFLICT (series, year) DO UPDATE SET ended = 0`,
    Number(day.slice(0, 4)),
  );
  yield* setValue(names.lastDay, day);
  audit.push({ actor, action: 'confirm date', subject: day, detail: '' });
}

function* nextNumbers(today: string): Statements<NextNumbers> {
  return {
    invoice: formatInvoiceNumber(yield* numberAfter('invoice', today)),
    credit: formatInvoiceNumber(yield* numberAfter('credit', today)),
  };
}

/** Ends both series of a year. */
function* endYear({ audit }: Changes, year: number, today: string, actor: string): Statements<EndedYear> {
  if (!canEndYear(year, today)) return { outcome: 'not to come' };
  const rows = yield* query('UPDATE invoice_series SET ended = 1 WHERE year = ? AND ended = 0 RETURNING series', year);
  if (rows.length === 0) return { outcome: 'no such year' };
  yield* setValue(names.lastDay, today);
  const next = yield* nextNumbers(today);
  const detail = `next ${next.invoice}, ${next.credit}`;
  audit.push({ actor, action: 'end invoice year', subject: String(year), detail });
  return { outcome: 'ended', next };
}

/** Refuses new numbers until an admin has confirmed the next one of each series. */
function* requireNumbers(today: string): Statements<NextNumbers> {
  for (const series of ['invoice', 'credit'] as const) yield* setValue(names[series], today);
  return yield* nextNumbers(today);
}

function* confirmNumber({ audit }: Changes, text: string, today: string, actor: string): Statements<ConfirmedNumber> {
  const number = parseInvoiceNumber(text);
  if (!number) return { outcome: 'no number' };
  const { series, year, count } = number;
  if ((yield* readValue(names[series])) === undefined) return { outcome: 'nothing to confirm' };
  const next = yield* numberAfter(series, today);
  if (!canConfirmNumber(number, next)) return { outcome: 'refused', next: formatInvoiceNumber(next) };
  yield* send(
    `INSERT INTO invoice_series (series, year, last) VALUES (?, ?, ?)
     ON CONFLICT (series, year) DO UPDATE SET last = excluded.last, ended = 0`,
    series,
    year,
    count - 1,
  );
  yield* removeValue(names[series]);
  yield* setValue(names.lastDay, today);
  audit.push({ actor, action: 'confirm number', subject: text, detail: '' });
  return { outcome: 'confirmed' };
}

/** How both databases number invoices and credit notes. */
export function invoiceNumbers({
  transact,
}: SqlContext): Pick<
  InvoiceStore,
  'recordDay' | 'confirmDate' | 'endInvoiceYear' | 'requireInvoiceNumbers' | 'confirmInvoiceNumber'
> {
  return {
    recordDay: (day) => transact(() => recordDay(day)),
    confirmDate: (day, actor) => transact((changes) => confirmDate(changes, day, actor)),
    endInvoiceYear: (year, today, actor) => transact((changes) => endYear(changes, year, today, actor)),
    requireInvoiceNumbers: (today) => transact(() => requireNumbers(today)),
    confirmInvoiceNumber: (number, today, actor) => transact((changes) => confirmNumber(changes, number, today, actor)),
  };
}
