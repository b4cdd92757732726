import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { createSchema } from '../createSchema.ts';
import { openPostgresStore } from '../../src/store/engines/postgres/openPostgresStore.ts';
import { backUp, restore } from '../../src/store/engines/sqlite/backups.ts';
import { openSqliteStore } from '../../src/store/engines/sqlite/openSqliteStore.ts';

import { identityOf, order, rahim } from '../fixtures.ts';
import { snapshot } from '../snapshot.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { hashOf, picture } from './conformance/pictures.ts';
import { command, addBooks, seededFolder } from './command.ts';

describe('npm run backup and restore', () => {
  test('restore the saved state and keep the replaced database', async () => {
    const { folder, store } = await seededFolder();
    await addBooks(store);
    const before = await snapshot(store);
    expect(await command('backup', ['saved.sqlite'], folder)).toMatchObject({
      code: 0,
      output: 'Saved 2 parts, 2 orders, 1 users and 1 reviews in saved.sqlite.',
    });
    await store.placeOrder(order);
    const given = Math.max(...(await store.listOrders(rahim)).rows.map(({ orderNumber = 0 }) => orderNumber));
    const file = path.join(folder, 'saved.sqlite');
    expect((await command('restore', [file], folder)).errors).toMatch(
      /^A running dealerkit is using .*: stop it first\.$/,
    );
    await store.close();

    const { code, output } = await command('restore', [file], folder);
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(
        /^Restored 2 parts, 2 orders.*\nThe next order has the number \d+\.\nThe next invoice has the number \d{4}-\d{6}, and the next credit note CN-\d{4}-\d{6}, unless[^]+\nThe previous database is in /,
      ),
    ]);
    const restored = openSqliteStore(folder);
    onTestFinished(() => restored.close());
    expect(await snapshot(restored)).toEqual(before);
    await restored.placeOrder(order);
    const numbers = (await restored.listOrders(rahim)).rows.map(({ orderNumber }) => orderNumber);
    expect(numbers.filter((number = 0) => number > given)).toHaveLength(1);
    expect(output).toContain(`The next order has the number ${numbers.at(-1)}.`);
    expect(readdirSync(folder).some((name) => name.includes('.before-'))).toBe(true);
    const [, next = ''] = /confirm-number (\d{4}-\d{6})/.exec(output) ?? [];
    expect((await command('admin', ['confirm-number', next], folder)).output).toBe(`The next number is ${next}.`);
  });

  test('repair a folder with a damaged database', async () => {
    const { folder, store } = await seededFolder();
    await command('backup', ['saved.sqlite'], folder);
    await store.close();
    writeFileSync(path.join(folder, 'dealerkit.sqlite'), 'This is not a database. '.repeat(100));
    expect((await command('restore', ['saved.sqlite'], folder)).code).toBe(0);
    const repaired = openSqliteStore(folder);
    onTestFinished(() => repaired.close());
    expect((await repaired.findParts({ limit: 9 })).total).toBe(2);
  });

  test('reject a file that is not a backup, and do not overwrite a file', async () => {
    const { folder, store } = await seededFolder();
    writeFileSync(path.join(folder, 'note.txt'), 'This is not a database.');
    expect((await command('backup', ['note.txt'], folder)).errors).toMatch(/already exists/);
    expect((await command('backup', ['not/there.sqlite'], folder)).errors).toMatch(/There is no folder/);
    await store.close();
    expect((await command('restore', ['note.txt'], folder)).errors).toMatch(
      /is not an undamaged database of dealerkit/,
    );
    expect((await command('restore', ['nothing'], folder)).errors).toMatch(/There is no file/);
    expect(existsSync(path.join(folder, 'dealerkit.sqlite'))).toBe(true);
  });
});

describe('a command that cannot run', () => {
  test.each([
    ['backup', ['--unknown'], /^Usage: npm run backup -- \[<file>\]$/],
    ['restore', ['--unknown'], /^Usage: npm run restore -- <file>$/],
    ['move', ['--unknown'], /^Usage: npm run backend:move -- --to [^\n]+$/],
    ['move', ['--to'], /^Usage: npm run backend:move -- --to [^\n]+$/],
    ['admin', ['--unknown'], /^Usage: npm run admin -- grant/],
    ['backup', ['/dev/null/saved.sqlite'], /^There is no folder \/dev\/null: create it first\.$/],
  ])('npm run %s %j says why and exits with 1', async (name, args, sentence) => {
    const { folder } = await seededFolder();
    const { code, output, errors } = await command(name, args, folder);
    expect([code, output, errors]).toEqual([1, '', expect.stringMatching(sentence)]);
  });

  test('a backup that cannot be read or written is explained in one sentence', async () => {
    const { folder, store } = await seededFolder();
    for (const file of ['/proc/saved.sqlite', `/tmp/${'a'.repeat(300)}`])
      await expect(backUp(folder, file)).rejects.toThrow(/^\/[^ ]+ cannot be written: free space [^\n]+\.$/);
    await store.close();
    await expect(restore(folder, '/etc')).rejects.toThrow(
      /^\/etc is not an undamaged database of dealerkit: choose another backup\.$/,
    );
  });

  test.each([
    ['backup', ['saved.sqlite']],
    ['move', ['--to', 'postgres://dealer@127.0.0.1:1/shop']],
  ])('npm run %s copies no database from a folder without one', async (name, args) => {
    const folder = temporaryFolder();
    const { code, output, errors } = await command(name, args, folder);
    expect([code, output, errors]).toEqual([
      1,
      '',
      expect.stringMatching(/^The data folder .* has no database: [^\n]+$/),
    ]);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe.runIf(inject('postgres'))('npm run backend:move', () => {
  function changeDatabase(folder: string, sql: string) {
    const db = new DatabaseSync(path.join(folder, 'dealerkit.sqlite'));
    db.exec(sql);
    db.close();
  }

  test('copies everything into an empty PostgreSQL, compares both databases, and refuses a second run', async () => {
    const { folder, store } = await seededFolder();
    await addBooks(store);
    await store.setAdmin(rahim, true, 'command line');
    for (const digit of ['1', '2', '3', '4', '5', '6']) await store.addPicture(hashOf(digit), picture);
    const url = await createSchema(String(inject('postgres')), randomUUID());
    const { code, output, errors } = await command('move', ['--to', url], folder);
    expect([code, errors]).toEqual([0, '']);
    expect(output).toContain('parts: 2 of 2\n');
    expect(output).toContain('order_lines: 2 rows on both sides, sum of orderQuantity 4 on both');

    const client = new Client(url);
    await client.connect();
    onTestFinished(() => client.end());
    // PostgreSQL has counted the rows, which it needs to plan a search.
    const counted = `SELECT reltuples > 0 AS "areCounted" FROM pg_class WHERE oid = 'part_terms'::regclass`;
    expect((await client.query(counted)).rows).toEqual([{ areCounted: true }]);

    const moved = await openPostgresStore(url);
    onTestFinished(() => moved.close());
    expect(await snapshot(moved)).toEqual(await snapshot(store));
    expect(output).toContain('ledger_entries: 2 rows on both sides, sum of amount 2899300 on both');
    expect(await moved.getInvoice('CN-2026-000001')).toEqual(await store.getInvoice('CN-2026-000001'));
    expect(await moved.getAccount(rahim)).toEqual(await store.getAccount(rahim));
    expect(output).toContain('picture_files: 24 rows on both sides, sum of length(content) 1680000 on both');
    const file = [hashOf('6'), 160, 'jpg'] as const;
    expect(Buffer.from((await moved.getPictureFile(...file)) ?? [])).toEqual(
      Buffer.from((await store.getPictureFile(...file)) ?? [0]),
    );
    const [placed] = (await store.listOrders(rahim)).rows;
    expect(await moved.getOrderOwner(String(placed?._id))).toEqual({ email: rahim, placedBy: identityOf(rahim).uid });
    const [written] = await store.listReviewsOf(rahim);
    expect(await moved.getReviewOwner(String(written?._id))).toEqual({ email: rahim, placedBy: identityOf(rahim).uid });
    expect(await moved.getProfileOwner(rahim)).toEqual({ email: rahim, placedBy: identityOf(rahim).uid });
    expect(await moved.placeOrder(order, 'attempt')).toEqual(await store.placeOrder(order, 'attempt'));
    expect((await moved.findParts({ limit: 9, search: 'hub' })).total).toBe(1);

    const again = await command('move', ['--to', url], folder);
    expect([again.code, again.errors]).toEqual([1, expect.stringMatching(/^The database of --to is not empty/)]);
  });

  async function openEmpty() {
    const url = await createSchema(String(inject('postgres')), randomUUID());
    await (await openPostgresStore(url)).close();
    const client = new Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    return { url, client };
  }

  test('copies a column that was added to both databases, and has no list of columns', async () => {
    const { folder } = await seededFolder();
    const { url, client } = await openEmpty();
    const sql = 'ALTER TABLE users ADD COLUMN "nickName" TEXT';
    changeDatabase(folder, `${sql}; UPDATE users SET nickName = 'Raju'`);
    await client.query(sql);
    expect(await command('move', ['--to', url], folder)).toMatchObject({ code: 0, errors: '' });
    expect((await client.query('SELECT "nickName" FROM users')).rows).toEqual([{ nickName: 'Raju' }]);
  });

  test.each([
    ['ALTER TABLE users ADD COLUMN nickname TEXT', '', 'Only the embedded database has the column users.nickname'],
    ['', 'ALTER TABLE users ADD COLUMN nickname TEXT', 'Only PostgreSQL has the column users.nickname'],
    ['CREATE TABLE wishes (_id TEXT)', '', 'Only the embedded database has the table wishes'],
  ])('copies nothing after %j and %j', async (sqlite, postgres, sentence) => {
    const { folder } = await seededFolder();
    const { url, client } = await openEmpty();
    changeDatabase(folder, sqlite);
    await client.query(postgres);
    const { code, errors } = await command('move', ['--to', url], folder);
    expect([code, errors]).toEqual([1, expect.stringMatching(new RegExp(`^${sentence}, so nothing is copied[^\n]+$`))]);
    expect((await client.query('SELECT 1 FROM parts')).rowCount).toBe(0);
  });

  test('says that the connection was lost, and needs no setting of backups', async () => {
    const { folder } = await seededFolder();
    const { url, client } = await openEmpty();
    await client.query(`CREATE FUNCTION disconnect() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$`);
    await client.query('CREATE TRIGGER lost BEFORE INSERT ON users FOR EACH ROW EXECUTE FUNCTION disconnect()');
    const { code, errors } = await command('move', ['--to', url], folder, { BACKUP_COPY_TO: '/mnt/backups' });
    expect([code, errors]).toEqual([1, expect.stringMatching(/^The connection to PostgreSQL was lost: [^\n]+$/)]);
    expect((await client.query('SELECT 1 FROM parts')).rowCount).toBe(0);
  });

  test.each([
    ['order_lines', 'NEW."orderQuantity" := 1; RETURN NEW'],
    ['users', 'RETURN NULL'],
  ])('rolls back when %s differ after the copy', async (table, body) => {
    const { folder } = await seededFolder();
    const { url, client } = await openEmpty();
    await client.query(`CREATE FUNCTION corrupt() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body}; END $$`);
    await client.query(`CREATE TRIGGER corrupted BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION corrupt()`);

    const { code, errors } = await command('move', ['--to', url], folder);
    expect([code, errors]).toEqual([1, expect.stringMatching(new RegExp(`^Counts or sums of ${table} differ`))]);
    expect((await client.query('SELECT 1 FROM parts')).rowCount).toBe(0);
  });
});
