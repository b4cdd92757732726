import type { QueryUnit } from '@dealerkit/domain/search';
import { valuesOf } from '../conditions.ts';
import type { FoundRows } from '../foundRows.ts';

const atLevel = ({ level }: QueryUnit): string => (level > 1 ? ` AND level >= ${level}` : '');

const termsOf = (unit: QueryUnit): string[] => unit.terms.map(({ term }) => term);

/** The parts of a unit, with a condition that they must meet. */
const partsOf = (unit: QueryUnit) => ({
  sql: `SELECT part FROM part_terms WHERE term IN (${unit.terms.map(() => '?').join(', ')})${atLevel(unit)}`,
  values: termsOf(unit),
});

/** How PostgreSQL finds the rows of a search. */
export const postgresFoundRows: FoundRows = {
  withTerms(units) {
    const [first, ...others] = units.toSorted((one, other) => one.terms.length - other.terms.length);
    if (!first) throw new Error('A search without units has no terms.');
    const rest = others.map(partsOf);
    const conditions = atLevel(first) + rest.map(({ sql }) => ` AND part IN (${sql})`).join('');
    // One scan for each term, since the index has the parts of one term in their order.
    return termsOf(first).map((term) => ({
      sql: `SELECT part AS row FROM part_terms WHERE term = ?${conditions}`,
      values: [term, ...valuesOf(rest)],
    }));
  },

  withNumbers: (numbers) => ({
    sql: `SELECT part AS row FROM part_numbers WHERE ${numbers.map(() => 'number LIKE ?').join(' OR ')}`,
    values: numbers.map((number) => `%${number}%`),
  }),
};
