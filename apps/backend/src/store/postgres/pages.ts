import { foldText } from '../foldText.ts';
import { maxCountedMatches, type UsersQuery } from '../Store.ts';
import type { Row, Run } from './Database.ts';

/** The LIKE pattern that matches a literal text anywhere. */
function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

interface Found {
  rows: Row[];
  total: number;
}

/** Reads pages of a table, newest last by key, or in another order. */
export function postgresPages(run: Run, table: 'parts' | 'users', columns: string) {
  async function count(pattern: string[]): Promise<number> {
    const sql = pattern.length
      ? `SELECT count(*)::int AS total FROM (SELECT 1 FROM ${table} WHERE search_text LIKE $1 LIMIT ${maxCountedMatches}) AS found`
      : `SELECT count(*)::int AS total FROM ${table}`;
    const [row] = await run({ sql, values: pattern, replan: true });
    return Number(row?.['total']);
  }

  return async ({ limit, before, search }: UsersQuery, order?: string): Promise<Found> => {
    const text = foldText(search ?? '');
    const pattern = text ? [patternOf(text)] : [];
    const conditions = [
      ...pattern.map(() => 'search_text LIKE $2'),
      ...(before === undefined ? [] : [`_id < $${pattern.length + 2}`]),
    ];
    const where = conditions.length ? `WHERE ${conditions.join(' AND ')}` : '';
    const values = [limit, ...pattern, ...(before === undefined ? [] : [before])];
    const sql = `SELECT ${columns} FROM ${table} ${where} ORDER BY ${order ?? '_id DESC'} LIMIT $1::int`;
    const [rows, total] = await Promise.all([run({ sql, values, replan: pattern.length > 0 }), count(pattern)]);
    return { rows: order === undefined ? rows.toReversed() : rows, total };
  };
}
