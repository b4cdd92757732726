import { first } from '../first.ts';
import { type SqlContext, query, type Statements } from '../transactions.ts';

/** The series of numbers: invoices, and credit notes with the letters before their numbers. */
const prefixes = { invoice: '', credit: 'CN-' } as const;

/**
 * The next number of a series, without a gap: it is taken in the transaction that uses it. The year of a number is never before that of
 * an earlier one, also if the clock is put back (D54).
 */
export function* nextNumber({ dialect }: SqlContext, series: keyof typeof prefixes, year: number): Statements<string> {
  const latest = 'SELECT year FROM invoice_series WHERE series = ? ORDER BY year DESC LIMIT 1';
  // Two of them follow one after the other, also at New Year, when the second has another row.
  yield* query(`${latest} ${dialect.lock}`, series);
  const last = Number((yield* first(latest, series))?.['year'] ?? 0);
  const row = yield* first(
    `INSERT INTO invoice_series (series, year, last) VALUES (?, ?, 1)
     ON CONFLICT (series, year) DO UPDATE SET last = invoice_series.last + 1 RETURNING year, last`,
    series,
    Math.max(year, last),
  );
  return `${prefixes[series]}${Number(row?.['year'])}-${String(row?.['last']).padStart(6, '0')}`;
}
