import { type Books, type Changes, noChanges, type Steps } from '../steps.ts';
import type { Connection } from './Connection.ts';
import { prepareOnce } from './prepareOnce.ts';

/** What only the SQL of the embedded database has. */
export const sqliteDialect = {
  number: 'row',
  price: 'price',
  lock: '',
  among: (column: string) => `${column} IN (SELECT value FROM json_each(?))`,
} as const;

/** How the embedded database runs steps. */
export function sqliteTransact({
  db,
  write,
  audit,
  catalogueChanged,
}: Pick<Connection, 'db' | 'write' | 'audit' | 'catalogueChanged'>): Pick<Books, 'transact' | 'read'> {
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

  function finish({ parts, orderTotals, audit: entries }: Changes): void {
    if (parts.size > 0) catalogueChanged();
    for (const [name, change] of orderTotals) addToTotal.run(change, name === 'all' ? 'orders' : `orders ${name}`);
    entries.forEach(audit);
  }

  return {
    transact: (work) =>
      write(() => {
        const changes = noChanges();
        const result = run(work(changes));
        finish(changes);
        return result;
      }),
    read: async (steps) => run(steps),
  };
}
