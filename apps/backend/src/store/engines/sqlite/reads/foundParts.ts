import type { DatabaseSync } from 'node:sqlite';
import type { Level } from '@dealerkit/domain/search';
import { giveWay } from '../../../../operation/readTurn.ts';
import { firstOf, type FoundRows } from '../../../parts/foundRows.ts';

const columns: Record<Level, string> = { 1: '{name facts text}', 2: '{name facts}', 3: '{name}' };

/** Rows of parts: from the first one on, and before the last one. */
export type RowRange = readonly [from: number, to: number];

/** Among how many rows of parts one statement searches at first, and at most where the one before found few. */
const [firstRows, maxRows] = [2_500, 20_000];

/** How many milliseconds a statement takes at most before the next one searches more rows. */
const quickTime = 2;

/**
 * Creates a function that goes through the rows of parts in ranges, the newest first, and answers other requests between them. A range is so
 * large that reading it blocks the event loop for some milliseconds only.
 */
export function createPartRanges(db: DatabaseSync) {
  const lastRow = db.prepare('SELECT max(row) AS row FROM parts');
  return async function* partRanges(): AsyncGenerator<RowRange, undefined> {
    let size = firstRows;
    for (let end = Number(lastRow.get()?.['row'] ?? 0) + 1; end > 0;) {
      const from = end - size;
      await giveWay();
      const start = performance.now();
      yield [from, end];
      end = from;
      size = performance.now() - start < quickTime ? Math.min(size * 4, maxRows) : firstRows;
    }
  };
}

/** How the embedded database finds the rows of a search, of all parts or of a range, of which its indexes read no other. */
export function sqliteFoundRows(range?: RowRange): FoundRows {
  const select = (index: string, query: string) => ({
    sql: `SELECT rowid AS row FROM ${index} WHERE ${index} MATCH ?${range ? ' AND rowid >= ? AND rowid < ?' : ''}`,
    values: [query, ...(range ?? [])],
  });
  const withTerms: FoundRows['withTerms'] = (units) =>
    select(
      'part_terms',
      units
        .map(({ terms, level }) => `${columns[level]} : (${terms.map(({ term }) => `"${term}"`).join(' OR ')})`)
        .join(' AND '),
    );
  return {
    withTerms,
    firstWithTerms: (units, filters, limit) => firstOf(withTerms(units), filters, limit),
    withNumbers: (numbers) => select('part_numbers_text', numbers.map((number) => `"${number}"`).join(' OR ')),
  };
}
