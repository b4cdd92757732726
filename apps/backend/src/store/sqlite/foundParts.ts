import type { Level } from '@dealerkit/domain/search';
import { firstOf, type FoundRows } from '../foundRows.ts';

const columns: Record<Level, string> = { 1: '{name facts text}', 2: '{name facts}', 3: '{name}' };

/** How the embedded database finds the rows of a search. */
export const sqliteFoundRows: FoundRows = {
  withTerms(units) {
    const query = units
      .map(({ terms, level }) => `${columns[level]} : (${terms.map(({ term }) => `"${term}"`).join(' OR ')})`)
      .join(' AND ');
    return { sql: 'SELECT rowid AS row FROM part_terms WHERE part_terms MATCH ?', values: [query] };
  },

  firstWithTerms: (units, filters, limit) => firstOf(sqliteFoundRows.withTerms(units), filters, limit),

  withNumbers: (numbers) => ({
    sql: 'SELECT rowid AS row FROM part_numbers_text WHERE part_numbers_text MATCH ?',
    values: [numbers.map((number) => `"${number}"`).join(' OR ')],
  }),
};
