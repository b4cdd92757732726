import { giveWay } from '../../../operation/readTurn.ts';
import {
  type Changes,
  noChanges,
  type ResultRow,
  type SqlContext,
  type SqlStatement,
  type Statements,
} from '../../sql/transactions.ts';
import type { Connection } from './Connection.ts';
import { prepareOnce } from './prepareOnce.ts';
import { sqliteTimeline } from './timeline.ts';

/** What only the SQL of the embedded database has. */
export const sqliteDialect = {
  lock: '',
  lockFree: '',
  lockBooks: [],
  among: (column: string) => `${column} IN (SELECT value FROM json_each(?))`,
  elements: 'json_each(?)',
  contains: (column: string) => `EXISTS (SELECT 1 FROM json_each(?) AS texts WHERE instr(${column}, texts.value) > 0)`,
  collate: (column: string) => column,
  total: (table: string) => `(SELECT rows FROM totals WHERE name = '${table}')`,
  orderTotals: `(SELECT coalesce(nullif(substr(name, 8), ''), 'all') AS status, rows AS total FROM totals WHERE name GLOB 'orders*')`,
  audit: { allow: [], forbid: [], hasText: true },
} as const;

/** How statements are run. */
export interface SqliteTransact extends Pick<SqlContext, 'transact' | 'read' | 'readInTurns'> {
  /** Runs statements at once, within the change of a `write`. */
  runNow: <Result>(work: (changes: Changes) => Statements<Result>) => Result;
}

/** How the embedded database runs statements. */
function sqliteTransact({
  db,
  write,
  audit,
  catalogueChanged,
}: Pick<Connection, 'db' | 'write' | 'audit' | 'catalogueChanged'>): SqliteTransact {
  const prepare = prepareOnce(db);
  const addToTotal = db.prepare('UPDATE totals SET rows = rows + ? WHERE name = ?');

  function runOne({ sql, values, isSent }: SqlStatement): ResultRow[] {
    const statement = prepare(sql);
    if (!isSent) return statement.all(...values);
    statement.run(...values);
    return [];
  }

  function run<Result>(statements: Statements<Result>): Result {
    let next = statements.next([]);
    while (!next.done) next = statements.next(runOne(next.value));
    return next.value;
  }

  async function readInTurns<Result>(statements: Statements<Result>): Promise<Result> {
    let next = statements.next([]);
    while (!next.done) {
      await giveWay();
      next = statements.next(runOne(next.value));
    }
    return next.value;
  }

  function finish({ parts, reviews, orderTotals, audit: entries }: Changes): void {
    if (parts.size > 0 || reviews) catalogueChanged();
    for (const [name, change] of orderTotals) addToTotal.run(change, name === 'all' ? 'orders' : `orders ${name}`);
    entries.forEach(audit);
  }

  function runNow<Result>(work: (changes: Changes) => Statements<Result>): Result {
    const changes = noChanges();
    const result = run(work(changes));
    finish(changes);
    return result;
  }

  return {
    runNow,
    transact: (work) => write(() => runNow(work)),
    read: async (statements) => run(statements),
    readInTurns,
  };
}

const createFind =
  ({ db, countryCode }: Pick<Connection, 'db' | 'countryCode'>): SqlContext['createFind'] =>
  ({ table, columns, counted }) => {
    const read = sqliteTimeline({ db, countryCode }, table, columns);
    const count = counted && db.prepare(`SELECT ${sqliteDialect.total(counted)} AS total`);
    const total = count && (() => Number(count.get()?.['total']));
    return (segments, query, filters = []) => read(segments, query, filters, total);
  };

/** What statements that are written once for both databases need of the embedded database. */
export const sqliteContext = (connection: Connection): SqlContext & SqliteTransact => {
  const { newId, digits, countryCode, dateOf } = connection;
  const find = { createFind: createFind(connection) };
  return { dialect: sqliteDialect, ...sqliteTransact(connection), ...find, newId, digits, countryCode, dateOf };
};
