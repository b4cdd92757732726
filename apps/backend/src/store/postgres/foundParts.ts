import type { QueryUnit } from '@dealerkit/domain/search';
import { valuesOf } from '../conditions.ts';
import type { FoundRows } from '../foundRows.ts';

/** The planner tries all orders of the units that it joins, which takes a second for twelve. */
const maxJoined = 3;

const atLevel = ({ level }: QueryUnit): string => (level > 1 ? ` AND level >= ${level}` : '');

const termsOf = (unit: QueryUnit): string[] => unit.terms.map(({ term }) => term);

/** The condition of the parts that have one term of a unit; after the joined units it is checked part by part. */
function hasTerm(unit: QueryUnit, index: number) {
  const condition = `term IN (${unit.terms.map(() => '?').join(', ')})${atLevel(unit)}`;
  const sql =
    index < maxJoined
      ? `part IN (SELECT part FROM part_terms WHERE ${condition})`
      : `EXISTS (SELECT FROM part_terms AS other WHERE other.part = part_terms.part AND ${condition} OFFSET 0)`;
  return { sql: ` AND ${sql}`, values: termsOf(unit) };
}

/** How PostgreSQL finds the rows of a search. */
export const postgresFoundRows: FoundRows = {
  withTerms(units) {
    const [first, ...others] = units.toSorted((one, other) => one.terms.length - other.terms.length);
    if (!first) throw new Error('A search without units has no terms.');
    const rest = others.map((unit, index) => hasTerm(unit, index + 1));
    const conditions = atLevel(first) + rest.map(({ sql }) => sql).join('');
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
