import { type Level, MAX_CANDIDATES, type QueryPlan, type QueryUnit } from '@dealerkit/domain/search';
import { maxTotalCount } from '@dealerkit/api-client';
import { type Condition, valuesOf } from './conditions.ts';
import { candidateColumns, maxNumberMatches } from './partSearch.ts';

/** A statement with its values. */
type Selection = Condition;

/** How an engine selects the column `row` of the parts that a search finds. */
export interface FoundRows {
  /** The parts that have one term of each unit, at its level or above: one or more statements that an index reads in the order of `row`. */
  withTerms: (units: readonly QueryUnit[]) => Selection[];
  /** The parts with one of these numbers in one of theirs. */
  withNumbers: (numbers: readonly string[]) => Selection;
}

const levels = [3, 2, 1] as const;

/** The units, each at a level or above. */
const raise = (units: readonly QueryUnit[], level: Level): QueryUnit[] =>
  units.map((unit) => ({ ...unit, level: unit.level > level ? unit.level : level }));

/** The rows of a statement that meet conditions. */
function filtered({ sql, values }: Selection, filters: readonly Condition[]): Selection {
  const from = `FROM (${sql}) AS found`;
  if (!filters.length) return { sql: from, values };
  const conditions = filters.map((filter) => ` AND ${filter.sql}`).join('');
  return {
    sql: `${from} CROSS JOIN parts WHERE parts.row = found.row${conditions}`,
    values: [...values, ...valuesOf(filters)],
  };
}

/** Selects the column `row` of all parts that a search finds. */
function foundRows({ units, numbers }: QueryPlan, engine: FoundRows): Selection {
  const found = [
    ...(units.length ? engine.withTerms(units) : []),
    ...(numbers.length ? [engine.withNumbers(numbers)] : []),
  ];
  const sql = found.map((selection) => selection.sql).join(' UNION ALL ') || 'SELECT row FROM parts WHERE FALSE';
  return { sql, values: valuesOf(found) };
}

/** The condition of the parts that a search finds. */
export function foundBy(plan: QueryPlan, engine: FoundRows): Condition {
  const { sql, values } = foundRows(plan, engine);
  return { sql: `parts.row IN (${sql})`, values };
}

/** Counts the parts that a search finds as `total`, up to the highest total. */
export function countFound(plan: QueryPlan, filters: readonly Condition[], engine: FoundRows): Selection {
  const { sql, values } = filtered(foundRows(plan, engine), filters);
  return {
    sql: `SELECT count(*) AS total FROM (SELECT DISTINCT found.row ${sql} LIMIT ${maxTotalCount}) AS counted`,
    values,
  };
}

/**
 * Selects the candidates of a search: those with a number of it, then those that have its units at level 3, 2 and 1, each in the
 * order in which parts were added. Fewer than `MAX_CANDIDATES` are all that it finds.
 */
export function selectCandidates(
  { units, numbers }: QueryPlan,
  filters: readonly Condition[],
  engine: FoundRows,
): Selection | undefined {
  const lowest = Math.min(...units.map(({ level }) => level));
  const cuts = [
    ...(numbers.length ? [{ level: 4, limit: maxNumberMatches, found: engine.withNumbers(numbers) }] : []),
    // Below the lowest level of the units the parts are the same.
    ...levels
      .filter((level) => level >= lowest)
      .flatMap((level) =>
        engine.withTerms(raise(units, level)).map((found) => ({ level, limit: MAX_CANDIDATES, found })),
      ),
  ].map(({ level, limit, found }) => {
    const { sql, values } = filtered(found, filters);
    const cut = `SELECT found.row AS row ${sql} ORDER BY found.row LIMIT ${limit}`;
    return { sql: `SELECT row, ${level} AS level FROM (${cut}) AS cut`, values };
  });
  if (!cuts.length) return undefined;
  const limit = MAX_CANDIDATES + (numbers.length ? maxNumberMatches : 0);
  const sql = `SELECT ${candidateColumns}
    FROM (
      SELECT row, max(level) AS level FROM (${cuts.map((cut) => cut.sql).join(' UNION ALL ')}) AS cuts
      GROUP BY row ORDER BY max(level) DESC, row LIMIT ${limit}
    ) AS best JOIN part_search ON part_search.row = best.row JOIN parts ON parts.row = best.row
    ORDER BY best.level DESC, best.row`;
  return { sql, values: valuesOf(cuts) };
}
