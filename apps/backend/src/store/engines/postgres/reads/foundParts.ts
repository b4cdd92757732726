import type { QueryUnit } from '@dealerkit/domain/search';
import { type Condition, valuesOf } from '../../../sql/conditions.ts';
import { firstOf, type FoundRows } from '../../../parts/foundRows.ts';

/** The planner tries all orders of the units that it joins, which takes a second for twelve. */
const maxJoined = 3;

const atLevel = ({ level }: QueryUnit): string => (level > 1 ? ` AND level >= ${level}` : '');

const termsOf = (unit: QueryUnit): string[] => unit.terms.map(({ term }) => term);

const anyOf = (terms: readonly string[]): string => `term IN (${terms.map(() => '?').join(', ')})`;

/** The condition of the parts that have one term of a unit; after the joined units it is checked part by part. */
function hasTerm(unit: QueryUnit, index: number): Condition {
  const terms = termsOf(unit);
  const condition = `${anyOf(terms)}${atLevel(unit)}`;
  const sql =
    index < maxJoined
      ? `part IN (SELECT part FROM part_terms WHERE ${condition})`
      : `EXISTS (SELECT FROM part_terms AS other WHERE other.part = part_terms.part AND ${condition} OFFSET 0)`;
  return { sql: ` AND ${sql}`, values: terms };
}

/** The terms of the unit with the fewest, and the rows with a term of it and of each other unit. */
function rowsWith(units: readonly QueryUnit[]) {
  const [first, ...others] = units.toSorted((one, other) => one.terms.length - other.terms.length);
  if (!first) throw new Error('A search without units has no terms.');
  const rest = others.map((unit, index) => hasTerm(unit, index + 1));
  const conditions = atLevel(first) + rest.map(({ sql }) => sql).join('');
  return {
    terms: termsOf(first),
    rows: (term: string, values: readonly string[]): Condition => ({
      sql: `SELECT part AS row FROM part_terms WHERE ${term}${conditions}`,
      values: [...values, ...valuesOf(rest)],
    }),
  };
}

/** How PostgreSQL finds the rows of a search. */
export const postgresFoundRows: FoundRows = {
  withTerms(units) {
    const { terms, rows } = rowsWith(units);
    return rows(anyOf(terms), terms);
  },

  firstWithTerms(units, filters, limit) {
    const { terms, rows } = rowsWith(units);
    if (terms.length === 1) return firstOf(rows('term = ?', terms), filters, limit);
    // The index has the parts of one term in their order, and one plan for all terms takes less time than one for each.
    const { sql, values } = firstOf(rows('term = asked.term', []), filters, limit);
    return {
      sql: `SELECT DISTINCT found.row FROM unnest(ARRAY[${terms.map(() => '?').join(', ')}]) AS asked (term)
        CROSS JOIN LATERAL (${sql}) AS found ORDER BY found.row LIMIT ${limit}`,
      values: [...terms, ...values],
    };
  },

  withNumbers: (numbers) => ({
    sql: `SELECT part AS row FROM part_numbers WHERE ${numbers.map(() => 'number LIKE ?').join(' OR ')}`,
    values: numbers.map((number) => `%${number}%`),
  }),
};
