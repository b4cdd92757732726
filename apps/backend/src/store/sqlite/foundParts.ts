import type { DatabaseSync } from 'node:sqlite';
import type { Level, QueryPlan } from '@dealerkit/domain/search';
import * as v from 'valibot';
import { giveWay } from '../../operation/readTurn.ts';
import { type Condition, valuesOf, whereOf } from '../conditions.ts';
import { candidateColumns, CandidateRow, rankCandidates, termQuery, type WriteUnit } from '../partSearch.ts';
import { prepareOnce } from './prepareOnce.ts';

const columns: Record<Level, string> = { 1: '{name facts text}', 2: '{name facts}', 3: '{name}' };

const unitQuery: WriteUnit = ({ terms }, level) =>
  `${columns[level]} : (${terms.map(({ term }) => `"${term}"`).join(' OR ')})`;

function withTerms(plan: QueryPlan, level: Level): Condition[] {
  const query = termQuery(plan, level, ' AND ', unitQuery);
  return query === undefined
    ? []
    : [{ sql: 'SELECT rowid AS row FROM part_terms WHERE part_terms MATCH ?', values: [query] }];
}

function withNumbers({ numbers }: QueryPlan): Condition[] {
  if (!numbers.length) return [];
  const query = numbers.map((number) => `"${number}"`).join(' OR ');
  return [{ sql: 'SELECT rowid AS row FROM part_numbers WHERE part_numbers MATCH ?', values: [query] }];
}

/** The condition of the rows of one of these statements; of none without a statement. */
function rowsOf(statements: readonly Condition[]): Condition {
  const sql = statements.length ? statements.map((statement) => statement.sql).join(' UNION ') : 'SELECT NULL';
  return { sql: `parts.row IN (${sql})`, values: valuesOf(statements) };
}

/** The condition of the parts that a search finds. */
export const foundBy = (plan: QueryPlan): Condition => rowsOf([...withTerms(plan, 1), ...withNumbers(plan)]);

/** Creates the function that ranks the parts that a search finds; resolves to the `_id` of the best ones. */
export function sqliteRankParts(db: DatabaseSync) {
  const prepare = prepareOnce(db);

  /** The index comes first: it has its rows in their order, so that no more than the limit are read. */
  async function read([found]: readonly Condition[], filters: readonly Condition[], limit: number) {
    if (!found) return [];
    await giveWay();
    const sql = `SELECT ${candidateColumns}
      FROM (${found.sql}) AS found CROSS JOIN part_search USING (row) CROSS JOIN parts USING (row)
      ${whereOf(filters)} ORDER BY found.row LIMIT ?`;
    return v.parse(v.array(CandidateRow), prepare(sql).all(...valuesOf([found, ...filters]), limit));
  }

  return (plan: QueryPlan, filters: readonly Condition[]): Promise<string[]> =>
    rankCandidates(plan, {
      withNumbers: (limit) => read(withNumbers(plan), filters, limit),
      ofLevel: (level, limit) => read(withTerms(plan, level), filters, limit),
    });
}
