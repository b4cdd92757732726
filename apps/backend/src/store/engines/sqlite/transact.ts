import { giveWay } from '../../../operation/readTurn.ts';
import { auditColumns } from '../../audit/auditEntries.ts';
import { type Changes, type NewAuditEntry, noChanges } from '../../sql/changes.ts';
import { type ResultRow, send, type SqlContext, type SqlStatement, type Statements } from '../../sql/transactions.ts';
import { searchTextOf } from '../../texts/searchTextOf.ts';
import type { Connection } from './Connection.ts';
import { prepareOnce } from './prepareOnce.ts';
import { sqliteTimeline } from './timeline.ts';

/** What only the SQL of the embedded database has. */
const dialect: SqlContext['dialect'] = {
  lock: '',
  lockFree: '',
  lockTables: () => [],
  among: (column) => `${column} IN (SELECT value FROM json_each(?))`,
  elements: 'json_each(?) AS elements',
  contains: (column) => `EXISTS (SELECT 1 FROM json_each(?) AS texts WHERE instr(${column}, texts.value) > 0)`,
  collate: (column) => column,
  *insertRows(table, rows, onConflict = '') {
    const names = Object.keys(rows[0] ?? {});
    const sql = `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')}) ${onConflict}`;
    // One statement of several rows has a savepoint, and each savepoint writes the search indexes.
    for (const row of rows) yield* send(sql, ...Object.values(row));
  },
  total: (table) => `(SELECT rows FROM totals WHERE name = '${table}')`,
  orderTotals: `(SELECT coalesce(nullif(substr(name, 8), ''), 'all') AS status, rows AS total FROM totals WHERE name GLOB 'orders*')`,
  newOrder: {
    number: `SELECT seq + 1 AS number FROM sqlite_sequence WHERE name = 'orders'`,
    // Not a trigger: an INSERT with one has a savepoint, and each savepoint writes the search index, which doubles the time of an order.
    addText: ['INSERT INTO orders_text (rowid, search_text) VALUES (?, ?)'],
  },
  audit: { allow: [], forbid: [], hasText: true },
};

const insertEntry = `INSERT INTO audit (${auditColumns}, search_text) VALUES (?, ?, ?, ?, ?, ?, ?)`;

/** How the embedded database runs statements. */
function sqliteTransact({
  db,
  write,
  newId,
  versions,
}: Connection): Pick<SqlContext, 'transact' | 'changeRows' | 'read' | 'readInTurns'> {
  const prepare = prepareOnce(db);
  const addToTotal = db.prepare('UPDATE totals SET rows = rows + ? WHERE name = ?');
  const addEntry = db.prepare(insertEntry);

  function runOne({ sql, values, isSent }: SqlStatement): ResultRow[] {
    const statement = prepare(sql);
    if (!isSent) return statement.all(...values);
    statement.run(...values);
    return [];
  }

  function run<Result>(statements: Statements<Result>): Result {
    let next = statements.next([]);
    while (!next.done) next = statements.next(next.value ? runOne(next.value) : []);
    return next.value;
  }

  async function readInTurns<Result>(statements: Statements<Result>): Promise<Result> {
    let next = statements.next([]);
    while (!next.done) {
      await giveWay();
      next = statements.next(next.value ? runOne(next.value) : []);
    }
    return next.value;
  }

  function audit({ actor, action, subject, detail }: NewAuditEntry): void {
    addEntry.run(newId(), Date.now(), actor, action, subject, detail, searchTextOf(actor, action, subject, detail));
  }

  /** Triggers count the rows. */
  function finish({ orderTotals, audit: entries, ...changes }: Changes): void {
    for (const [name, change] of orderTotals) addToTotal.run(change, name === 'all' ? 'orders' : `orders ${name}`);
    entries.forEach(audit);
    versions.changed(changes);
  }

  return {
    transact: (work) =>
      write(() => {
        const changes = noChanges();
        const result = run(work(changes));
        finish(changes);
        return result;
      }),

    changeRows: (sql, values, { table, audit: entry }) =>
      write(() => {
        const rows = entry && prepare(`${sql} RETURNING ${entry.detail} AS detail`).all(...values);
        const changed = rows?.length ?? Number(prepare(sql).run(...values).changes);
        for (const { detail } of rows ?? []) if (entry) audit({ ...entry, detail: String(detail) });
        if (changed > 0) versions.changed({ [table]: true });
        return changed;
      }),

    read: async (statements) => run(statements),
    readInTurns,
  };
}

const createFind =
  ({ db, countryCode }: Pick<Connection, 'db' | 'countryCode'>): SqlContext['createFind'] =>
  ({ table, columns, counted }) => {
    const read = sqliteTimeline({ db, countryCode }, table, columns);
    const count = counted && db.prepare(`SELECT ${dialect.total(counted)} AS total`);
    const total = count && (() => Number(count.get()?.['total']));
    return (segments, query, filters = []) => read(segments, query, filters, total);
  };

/** What statements that are written once for both databases need of the embedded database. */
export const sqliteContext = (connection: Connection): SqlContext => {
  const { newId, digits, countryCode, dateOf } = connection;
  const find = { createFind: createFind(connection) };
  return { dialect, ...sqliteTransact(connection), ...find, newId, digits, countryCode, dateOf };
};
