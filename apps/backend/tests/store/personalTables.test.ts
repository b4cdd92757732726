import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { personalData } from '@dealerkit/domain/account/personalData';
import { Client } from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { personalTables } from '../../src/store/personalData/tables.ts';
import { openPostgresStore } from '../../src/store/postgres/openPostgresStore.ts';
import { openSqliteStore } from '../../src/store/sqlite/openSqliteStore.ts';
import { createSchema } from '../createSchema.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { eraseRahim, marks, openKnownShop } from './conformance/personalData.ts';

interface Column {
  table: string;
  column: string;
}

const server = inject('postgres');

/** The tables of the search indexes repeat columns of others. */
const isIndex = (table: string) => /_text($|_)|^part_terms|^sqlite_/.test(table);

/** The columns that the list does not name, or names twice. */
function unnamed(columns: readonly Column[]): string[] {
  return columns
    .filter(({ table }) => !isIndex(table))
    .filter(({ table, column }) => {
      const { personal, other } = personalTables[table] ?? { personal: {}, other: '' };
      const isOther = other === '*' || other.split(', ').includes(column);
      return Object.hasOwn(personal, column) === isOther;
    })
    .map(({ table, column }) => `${table}.${column}`);
}

/** The columns that a text was found in. */
type Find = (text: string) => Promise<string[]>;

/** The columns with what is only removed when its time is over. */
const keptLonger = ['invoices.content'];

async function expectNothingOfRahim(find: Find): Promise<void> {
  for (const mark of marks) {
    const columns = await find(mark);
    expect([mark, columns.filter((name) => !keptLonger.includes(name))]).toEqual([mark, []]);
  }
}

describe('the embedded database', () => {
  function openFolder() {
    const folder = temporaryFolder();
    const open = async () => openSqliteStore(folder);
    const db = () => {
      const opened = new DatabaseSync(path.join(folder, 'dealerkit.sqlite'));
      onTestFinished(() => opened.close());
      return opened;
    };
    return { open, db };
  }

  const columnsOf = (db: DatabaseSync) =>
    db
      .prepare(
        `SELECT tables.name AS "table", columns.name AS "column" FROM pragma_table_list AS tables, pragma_table_info(tables.name) AS columns
         WHERE tables.schema = 'main' AND tables.type <> 'view'`,
      )
      .all()
      .map((row) => ({ table: String(row['table']), column: String(row['column']) }));

  test('has no table or column that the list of personal data does not name', async () => {
    const { open, db } = openFolder();
    const store = await open();
    onTestFinished(() => store.close());
    const columns = columnsOf(db());
    expect(columns.length).toBeGreaterThan(100);
    expect(unnamed(columns)).toEqual([]);
  });

  test('has nothing of a person after the deletion of the account, but the buyer on the invoices', async () => {
    const { open, db } = openFolder();
    const shop = await openKnownShop(open);
    onTestFinished(() => shop.store.close());
    const find: Find = async (text) => {
      const opened = db();
      return columnsOf(opened)
        .filter(({ table }) => !isIndex(table))
        .filter(({ table, column }) => {
          const sql = `SELECT 1 FROM "${table}" WHERE instr(lower(CAST("${column}" AS TEXT)), lower(?)) LIMIT 1`;
          return opened.prepare(sql).get(text);
        })
        .map(({ table, column }) => `${table}.${column}`);
    };
    for (const mark of marks.slice(0, 6)) expect([mark, (await find(mark)).length]).not.toEqual([mark, 0]);
    await eraseRahim(shop);
    await expectNothingOfRahim(find);
  });
});

describe.runIf(server)('PostgreSQL', () => {
  async function openSchema() {
    const url = await createSchema(String(server), randomUUID());
    const store = await openPostgresStore(url);
    onTestFinished(() => store.close());
    const client = new Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    const { rows } = await client.query<Column>(
      `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
       WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'`,
    );
    return { store, client, columns: rows };
  }

  test('has no table or column that the list of personal data does not name', async () => {
    const { columns } = await openSchema();
    expect(columns.length).toBeGreaterThan(100);
    expect(unnamed(columns)).toEqual([]);
  });

  test('has nothing of a person after the deletion of the account, but the buyer on the invoices', async () => {
    const { store, client, columns } = await openSchema();
    const find: Find = async (text) => {
      const found: string[] = [];
      for (const { table, column } of columns) {
        const sql = `SELECT 1 FROM "${table}" WHERE strpos(lower(CAST("${column}" AS TEXT)), lower($1)) > 0 LIMIT 1`;
        const { rowCount } = await client.query(sql, [text]);
        if (rowCount) found.push(`${table}.${column}`);
      }
      return found;
    };
    const shop = await openKnownShop(async () => store);
    for (const mark of marks.slice(0, 6)) expect([mark, (await find(mark)).length]).not.toEqual([mark, 0]);
    await eraseRahim(shop);
    await expectNothingOfRahim(find);
  });
});

test('each row of the list that the host keeps in its databases has a column', () => {
  const named = new Set(Object.values(personalTables).flatMap(({ personal }) => Object.values(personal)));
  const kept = Object.entries(personalData).filter(([name, { keeper }]) => keeper === 'host' && name !== 'backups');
  expect(kept.map(([name]) => name).filter((name) => !named.has(name as keyof typeof personalData))).toEqual([]);
});
