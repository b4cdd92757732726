import type { Level, QueryPlan } from '@dealerkit/domain/search';
import * as v from 'valibot';
import { type Condition, valuesOf } from '../conditions.ts';
import { candidateColumns, CandidateRow, rankCandidates, termQuery, type WriteUnit } from '../partSearch.ts';
import type { Run } from './Database.ts';
import { selectRows } from './pages.ts';

const weights: Record<Level, string> = { 1: '', 2: ':AB', 3: ':A' };

const unitQuery: WriteUnit = ({ terms }, level) => `(${terms.map(({ term }) => term + weights[level]).join(' | ')})`;

function withTerms(plan: QueryPlan, level: Level): Condition[] {
  const query = termQuery(plan, level, ' & ', unitQuery);
  return query === undefined ? [] : [{ sql: 'terms @@ ?::tsquery', values: [query] }];
}

const withNumbers = ({ numbers }: QueryPlan): Condition[] =>
  numbers.map((number) => ({ sql: '(numbers LIKE ? OR replaces LIKE ?)', values: [`%${number}%`, `%${number}%`] }));

/** The condition of one of these conditions; of none without a condition. */
const anyOf = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.length ? `(${conditions.map(({ sql }) => sql).join(' OR ')})` : 'FALSE',
  values: valuesOf(conditions),
});

/** The condition of the first parts with a condition. Only these are read in `parts`, instead of all thousands that a word can find. */
const firstOf = ({ sql, values }: Condition, limit: number): Condition => ({
  sql: `parts._id IN (SELECT part_id FROM part_search WHERE ${sql} ORDER BY part_id LIMIT ?::int)`,
  values: [...values, limit],
});

/** The condition of the parts that a search finds. */
export function foundBy(plan: QueryPlan): Condition {
  const { sql, values } = anyOf([...withTerms(plan, 1), ...withNumbers(plan)]);
  return { sql: `parts._id IN (SELECT part_id FROM part_search WHERE ${sql})`, values };
}

/** Ranks the parts that a search finds; resolves to the `_id` of the best ones. */
export function rankParts(run: Run, plan: QueryPlan, filters: readonly Condition[]): Promise<string[]> {
  async function read(found: readonly Condition[], limit: number) {
    const table = 'parts JOIN part_search ON part_id = parts._id';
    const conditions = filters.length ? [anyOf(found), ...filters] : [firstOf(anyOf(found), limit)];
    const selection = { table, columns: candidateColumns, conditions };
    return v.parse(v.array(CandidateRow), await selectRows(run, selection, 'parts._id', limit));
  }

  return rankCandidates(plan, {
    withNumbers: (limit) => read(withNumbers(plan), limit),
    ofLevel: (level, limit) => read(withTerms(plan, level), limit),
  });
}
