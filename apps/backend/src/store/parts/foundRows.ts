import { type Level, MAX_CANDIDATES, type QueryPlan, type QueryUnit } from '@dealerkit/domain/search';
import { maxTotalCount } from '@dealerkit/api-client';
import { type Condition, valuesOf } from '../sql/conditions.ts';
import { candidateColumns, maxNumberMatches } from './partSearch.ts';

/** A statement with its values. */
type Selection = Condition;

/** How an engine selects the column `row` of the parts that a search finds. */
export interface FoundRows {
  /** The parts that have one term of each unit, at its level or above. */
  withTerms: (units: readonly QueryUnit[]) => Selection;
  /** The first of these that meet conditions, read from an index in the order of `row`. */
  firstWithTerms: (units: readonly QueryUnit[], filters: readonly Condition[], limit: number) => Selection;
  /** The parts with one of these numbers in one of theirs. */
  withNumbers: (numbers: readonly string[]) => Selection;
}

/** The units, each at a level or above. */
const raise = (units: readonly QueryUnit[], level: Level): QueryUnit[] =>
  units.map((unit) => ({ ...unit, level: unit.level > level ? unit.level : level }));

/** What follows `SELECT found.row`: the rows of a statement that meet conditions. */
function filtered({ sql, values }: Selection, filters: readonly Condition[]): Selection {
  const from = `FROM (${sql}) AS found`;
  if (!filters.length) return { sql: from, values };
  const conditions = filters.map((filter) => ` AND ${filter.sql}`).join('');
  return {
    sql: `${from} CROSS JOIN parts WHERE parts.row = found.row${conditions}`,
    values: [...values, ...valuesOf(filters)],
  };
}

/** The first rows of a statement that meet conditions. */
export function firstOf(found: Selection, filters: readonly Condition[], limit: number): Selection {
  const { sql, values } = filtered(found, filters);
  return { sql: `SELECT found.row ${sql} ORDER BY found.row LIMIT ${limit}`, values };
}

/** Selects the column `row` of all parts that a search finds. */
function foundRows({ units, numbers }: QueryPlan, engine: FoundRows): Selection {
  const found = [
    ...(units.length ? [engine.withTerms(units)] : []),
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

/** Selects the column `row` of the parts that a search finds and that meet conditions, each once. */
export function selectFound(plan: QueryPlan, filters: readonly Condition[], engine: FoundRows): Selection {
  const { sql, values } = filtered(foundRows(plan, engine), filters);
  return { sql: `SELECT DISTINCT found.row ${sql}`, values };
}

/** Whether a level alone has as many parts as a search shows. */
const isFull = (level: Level) => `(SELECT count(*) FROM level${level}) >= ${MAX_CANDIDATES}`;

/** A level that is read, and the condition on which it is. */
interface LevelRead {
  level: Level;
  condition: string;
}

/**
 * The levels of a search in the order in which they are read. The lowest one has all parts with the words: a search that is counted
 * reads it first, and the others only where it has more than are shown. Another search reads the highest first, and the others only
 * where it has too few.
 */
function levelsToRead(lowest: Level, isCounted: boolean): LevelRead[] {
  if (lowest === 3) return [{ level: 3, condition: 'TRUE' }];
  const lowestAndHighest: LevelRead[] = isCounted
    ? [
        { level: lowest, condition: 'TRUE' },
        { level: 3, condition: isFull(lowest) },
      ]
    : [
        { level: 3, condition: 'TRUE' },
        { level: lowest, condition: `NOT ${isFull(3)}` },
      ];
  if (lowest === 2) return lowestAndHighest;
  return [...lowestAndHighest, { level: 2, condition: `${isFull(lowest)} AND NOT ${isFull(3)}` }];
}

/**
 * Selects the candidates of a search: those with a number of it, then those that have its units at level 3, 2 and 1, each in the
 * order in which parts were added. Fewer than `MAX_CANDIDATES` are all that it finds; if `isCounted`, each has the `total` of these.
 */
export function selectCandidates(
  plan: QueryPlan,
  filters: readonly Condition[],
  { engine, isCounted }: { engine: FoundRows; isCounted: boolean },
): Selection | undefined {
  const { units, numbers } = plan;
  const lowest = ([1, 2, 3] as const).find((level) => units.some((unit) => unit.level === level));
  const limitOf = (max: number) => (isCounted ? maxTotalCount : max);
  const numbered = numbers.length
    ? [
        {
          level: 4,
          max: maxNumberMatches,
          condition: 'TRUE',
          ...firstOf(engine.withNumbers(numbers), filters, limitOf(maxNumberMatches)),
        },
      ]
    : [];
  const worded = (lowest === undefined ? [] : levelsToRead(lowest, isCounted)).map((read) => ({
    ...read,
    max: MAX_CANDIDATES,
    ...engine.firstWithTerms(
      raise(units, read.level),
      filters,
      read.level === lowest ? limitOf(MAX_CANDIDATES) : MAX_CANDIDATES,
    ),
  }));
  const cuts = [...numbered, ...worded];
  const found = cuts.filter(({ level }) => level === 4 || level === lowest);
  if (!cuts.length) return undefined;
  const named = cuts.map(
    ({ level, sql, condition }) => `level${level} AS MATERIALIZED (SELECT row FROM (${sql}) AS cut WHERE ${condition})`,
  );
  const firstRows = cuts.map(
    ({ level, max }) =>
      `SELECT row, ${level} AS level FROM (SELECT row FROM level${level} ORDER BY row LIMIT ${max}) AS cut`,
  );
  const all = found.map(({ level }) => `SELECT row FROM level${level}`).join(' UNION ');
  const total = `(SELECT count(*) FROM (SELECT row FROM (${all}) AS found LIMIT ${maxTotalCount}) AS counted)`;
  const sql = `WITH ${named.join(', ')}
    SELECT ${candidateColumns(plan)}, ${isCounted ? total : 'NULL'} AS total
    FROM (
      SELECT row, max(level) AS level FROM (${firstRows.join(' UNION ALL ')}) AS cuts
      GROUP BY row ORDER BY max(level) DESC, row LIMIT ${MAX_CANDIDATES + (numbers.length ? maxNumberMatches : 0)}
    ) AS best JOIN part_search ON part_search.row = best.row JOIN parts ON parts.row = best.row
    ORDER BY best.level DESC, best.row`;
  return { sql, values: valuesOf(cuts) };
}
