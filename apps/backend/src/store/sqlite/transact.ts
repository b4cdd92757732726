import { giveWay } from '../../operation/readTurn.ts';
import { type Books, type Changes, noChanges, type Steps } from '../steps.ts';
import type { Connection } from './Connection.ts';
import { prepareOnce } from './prepareOnce.ts';

/** What only the SQL of the embedded database has. */
export const sqliteDialect = {
  number: 'row',
  price: 'price',
  lock: '',
  lockFree: '',
  among: (column: string) => `${column} IN (SELECT value FROM json_each(?))`,
  contains: (column: string) => `EXISTS (SELECT 1 FROM json_each(?) AS texts WHERE instr(${column}, texts.value) > 0)`,
  audit: { allow: [], forbid: [], hasText: true },
} as const;

/** How steps are run. */
export interface SqliteTransact extends Pick<Books, 'transact' | 'read'> {
  /** Runs steps at once, within the change of a `write`. */
  runNow: <Result>(work: (changes: Changes) => Steps<Result>) => Result;
  /** Runs steps that read for long, and lets other calls run between them. */
  readInTurns: Books['read'];
}

/** How the embedded database runs steps. */
export function sqliteTransact({
  db,
  write,
  audit,
  catalogueChanged,
}: Pick<Connection, 'db' | 'write' | 'audit' | 'catalogueChanged'>): SqliteTransact {
  const prepare = prepareOnce(db);
  const addToTotal = db.prepare('UPDATE totals SET rows = rows + ? WHERE name = ?');

  function run<Result>(steps: Steps<Result>): Result {
    let next = steps.next([]);
    while (!next.done) {
      const { sql, values } = next.value;
      next = steps.next(prepare(sql).all(...values));
    }
    return next.value;
  }

  async function readInTurns<Result>(steps: Steps<Result>): Promise<Result> {
    let next = steps.next([]);
    while (!next.done) {
      await giveWay();
      const { sql, values } = next.value;
      next = steps.next(prepare(sql).all(...values));
    }
    return next.value;
  }

  function finish({ parts, reviews, orderTotals, audit: entries }: Changes): void {
    if (parts.size > 0 || reviews) catalogueChanged();
    for (const [name, change] of orderTotals) addToTotal.run(change, name === 'all' ? 'orders' : `orders ${name}`);
    entries.forEach(audit);
  }

  function runNow<Result>(work: (changes: Changes) => Steps<Result>): Result {
    const changes = noChanges();
    const result = run(work(changes));
    finish(changes);
    return result;
  }

  return { runNow, transact: (work) => write(() => runNow(work)), read: async (steps) => run(steps), readInTurns };
}

/** What transactions that are written once need of the embedded database. */
export const sqliteBooks = (connection: Connection): Books & SqliteTransact => {
  const { newId, digits, countryCode } = connection;
  return { dialect: sqliteDialect, ...sqliteTransact(connection), newId, digits, countryCode };
};
