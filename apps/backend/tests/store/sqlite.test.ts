import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { disc, identityOf, karim, order, rahim } from '../fixtures.ts';
import { describeStore } from './conformance/describeStore.ts';
import { openSqliteStore } from '../../src/store/engines/sqlite/openSqliteStore.ts';
import { migrate } from '../../src/store/engines/sqlite/migrate.ts';
import { migrations, schemaVersion, versionOf } from '../../src/store/engines/sqlite/migrations.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

describeStore(async (folder) => openSqliteStore(folder));

test('no entry of the audit can be changed or deleted in the database', async () => {
  const folder = temporaryFolder();
  const store = openSqliteStore(folder);
  await store.addAuditEntry({ actor: 'a@b.com', action: 'change part', subject: '1', detail: '' });
  const db = new DatabaseSync(path.join(folder, 'dealerkit.sqlite'));
  for (const sql of [`UPDATE audit SET actor = 'x'`, 'DELETE FROM audit', `REPLACE INTO audit SELECT * FROM audit`]) {
    expect(() => db.exec(sql)).toThrow('Entries of the audit cannot be');
  }
  db.close();
  expect((await store.findAudit({ limit: 9 })).rows).toMatchObject([{ actor: 'a@b.com' }]);
  await store.close();
});

describe('a data folder', () => {
  test('is created where it is missing', async () => {
    const store = openSqliteStore(path.join(temporaryFolder(), 'not', 'yet'));
    expect((await store.findParts({ limit: 1 })).total).toBe(0);
    await store.close();
  });

  test('of a newer version is refused and left unchanged', async () => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'dealerkit.sqlite');
    const newer = new DatabaseSync(file);
    newer.exec('PRAGMA user_version = 999');
    newer.close();
    expect(() => openSqliteStore(folder)).toThrow(
      expect.objectContaining({
        name: 'DataFolderError',
        reason: 'newer',
        message: `The data folder ${folder} was written by a newer version of dealerkit: update dealerkit or set DATA_DIR to another folder.`,
      }),
    );
    const untouched = new DatabaseSync(file);
    expect(untouched.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'delete' });
    expect(untouched.prepare('SELECT count(*) AS tables FROM sqlite_schema').get()).toEqual({ tables: 0 });
    untouched.close();
  });

  test('that a newer version has migrated in the meantime is not downgraded', () => {
    const db = new DatabaseSync(':memory:');
    db.exec('PRAGMA user_version = 999');
    migrate(db);
    expect(versionOf(db)).toBe(999);
    db.close();
  });

  test('that is a file is refused', async () => {
    const file = path.join(temporaryFolder(), 'file');
    await writeFile(file, '');
    expect(() => openSqliteStore(file)).toThrow(expect.objectContaining({ reason: 'unwritable' }));
    expect(() => openSqliteStore(path.join(file, 'inside'))).toThrow(expect.objectContaining({ reason: 'unwritable' }));
  });

  test('whose database cannot be opened is refused', async () => {
    const folder = temporaryFolder();
    await mkdir(path.join(folder, 'dealerkit.sqlite'));
    expect(() => openSqliteStore(folder)).toThrow(expect.objectContaining({ reason: 'unwritable' }));
  });

  test('with another file in place of the database is refused', async () => {
    const folder = temporaryFolder();
    await writeFile(path.join(folder, 'dealerkit.sqlite'), 'This is not a database. '.repeat(100));
    expect(() => openSqliteStore(folder)).toThrow(expect.objectContaining({ reason: 'damaged' }));
  });
});

describe('a later migration', () => {
  const added = `ALTER TABLE parts ADD COLUMN aisle TEXT; UPDATE parts SET aisle = 'A1';`;

  async function openOlder(folder: string) {
    const store = openSqliteStore(folder);
    await store.addPart(disc);
    await store.close();
    const db = new DatabaseSync(path.join(folder, 'dealerkit.sqlite'));
    onTestFinished(() => db.close());
    return db;
  }

  test('changes a database with data once, which the older version then refuses', async () => {
    const folder = temporaryFolder();
    const db = await openOlder(folder);
    for (let start = 0; start < 2; start++) migrate(db, [...migrations, added]);
    expect(versionOf(db)).toBe(schemaVersion + 1);
    expect(db.prepare('SELECT product_name, aisle FROM parts').all()).toEqual([
      { product_name: disc.product_name, aisle: 'A1' },
    ]);
    expect(() => openSqliteStore(folder)).toThrow(expect.objectContaining({ reason: 'newer' }));
  });

  test('that fails leaves the database as it was', async () => {
    const folder = temporaryFolder();
    const db = await openOlder(folder);
    expect(() => migrate(db, [...migrations, added, 'DROP TABLE missing'])).toThrow('no such table');
    expect(versionOf(db)).toBe(schemaVersion);
    const store = openSqliteStore(folder);
    onTestFinished(() => store.close());
    expect((await store.findParts({ limit: 9 })).total).toBe(1);
    expect(db.prepare(`SELECT 1 FROM pragma_table_info('parts') WHERE name = 'aisle'`).all()).toEqual([]);
  });
});

test('sorts users with a role of an older version among the customers', async () => {
  const folder = temporaryFolder();
  const store = openSqliteStore(folder);
  onTestFinished(() => store.close());
  for (const email of [rahim, karim]) await store.signIn(identityOf(email));
  const db = new DatabaseSync(path.join(folder, 'dealerkit.sqlite'));
  db.prepare(`UPDATE users SET role = 'dealer' WHERE email = ?`).run(rahim);
  db.close();
  for (const sort of ['role', '-role'] as const) {
    expect((await store.findUsers({ limit: 9, sort })).rows).toMatchObject([{ email: karim }, { email: rahim }]);
  }
});

test('blocks an account under all addresses that an older version stored', async () => {
  const folder = temporaryFolder();
  const store = openSqliteStore(folder);
  onTestFinished(() => store.close());
  await store.signIn(identityOf(rahim));
  const db = new DatabaseSync(path.join(folder, 'dealerkit.sqlite'));
  const insert = db.prepare(`INSERT INTO users (_id, email, uid, search_text) VALUES (?, 'old@example.com', ?, '')`);
  insert.run('a'.repeat(24), identityOf(rahim).uid);
  db.close();
  expect(await store.setBlocked(rahim, true, 'admin@dealer.example')).toBe('changed');
  expect((await store.findUsers({ limit: 9 })).rows).toMatchObject([{ blocked: true }, { blocked: true }]);
});

test('creates ids above those in the file, even if the clock was ahead before', async () => {
  const folder = temporaryFolder();
  await openSqliteStore(folder).close();
  const ahead = 'f'.repeat(23) + '0';
  const db = new DatabaseSync(path.join(folder, 'dealerkit.sqlite'));
  db.prepare(`INSERT INTO users (_id, email, search_text) VALUES (?, 'a@b.com', '')`).run(ahead);
  db.close();
  const store = openSqliteStore(folder);
  onTestFinished(() => store.close());
  expect(await store.addPart(disc)).toEqual({ outcome: 'added', _id: 'f'.repeat(23) + '1' });
});

test('two stores in one folder see the same data and never oversell', async () => {
  const folder = temporaryFolder();
  const stores = [openSqliteStore(folder), openSqliteStore(folder)];
  onTestFinished(async () => {
    for (const store of stores) await store.close();
  });
  await stores[0]?.addPart({ ...disc, available_quantity: 20 });
  const placed = await Promise.all(
    stores.flatMap((store) => Array.from({ length: 10 }, () => store.placeOrder(order))),
  );
  expect(placed.filter(({ outcome }) => outcome === 'placed')).toHaveLength(10);
  expect((await stores[1]?.findParts({ limit: 1 }))?.rows).toMatchObject([{ available_quantity: 0 }]);
});
