import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { makeSchema } from '../src/store/conformance/postgresDatabase.ts';
import { openPostgresStore } from '../src/store/postgres.ts';
import { openSqliteStore } from '../src/store/sqlite.ts';
import { temporaryFolder } from './backend.ts';
import { disc, order, rahim, review } from './entities.ts';
import { everythingIn } from './everythingIn.ts';

/** Runs a command of the backend as npm would, over a data folder. */
async function command(name: string, args: string[], folder: string) {
  const file = path.join(import.meta.dirname, '../src/commands', `${name}.ts`);
  const env = { PATH: process.env['PATH'], DATA_DIR: folder, INIT_CWD: folder };
  const child = spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, output: output.trim(), errors: errors.trim() };
}

async function stockedFolder() {
  const folder = await temporaryFolder();
  const store = openSqliteStore(folder);
  onTestFinished(() => store.close());
  await store.addPart(disc);
  await store.addPart({ ...disc, product_name: 'Hub', price: 'ask', available_quantity: undefined });
  await store.signIn({ email: rahim, username: 'Rahim', admin: false });
  await store.placeOrder(order, 'attempt');
  await store.addReview(review);
  return { folder, store };
}

describe('npm run admin', () => {
  test('gives and takes the role, while the shop is running', async () => {
    const { folder, store } = await stockedFolder();
    expect(await command('admin', ['grant', 'Rahim@Example.com'], folder)).toMatchObject({
      code: 0,
      output: `${rahim} is an admin now.`,
    });
    expect((await store.getUser(rahim))?.role).toBe('admin');
    expect((await command('admin', ['list'], folder)).output).toBe(`${rahim} Rahim`);
    expect((await command('admin', ['revoke', rahim], folder)).output).toBe(`${rahim} is no longer an admin.`);
    expect((await store.getUser(rahim))?.role).toBeUndefined();
    expect((await command('admin', ['audit'], folder)).output).toMatch(/revoke admin.*\n.*command line {2}grant admin/);
  });

  test.each([
    [['grant', 'nobody@example.com'], /^Nobody with the address nobody@example.com has signed in yet/],
    [['crown', rahim], /^Usage: npm run admin/],
    [[], /^Usage: npm run admin/],
  ])('says what is wrong with %s', async (args, sentence) => {
    const { folder } = await stockedFolder();
    const { code, errors } = await command('admin', args, folder);
    expect([code, errors]).toEqual([1, expect.stringMatching(sentence)]);
  });
});

describe('npm run backup and restore', () => {
  test('bring everything back as it was, and keep what was there meanwhile', async () => {
    const { folder, store } = await stockedFolder();
    const before = await everythingIn(store);
    expect(await command('backup', ['kept.sqlite'], folder)).toMatchObject({
      code: 0,
      output: 'Kept 2 parts, 1 orders, 1 users and 1 reviews in kept.sqlite.',
    });
    await store.placeOrder(order);
    const file = path.join(folder, 'kept.sqlite');
    expect((await command('restore', [file], folder)).errors).toMatch(
      /^A running dealerkit is using .*: stop it first\.$/,
    );
    await store.close();

    const { code, output } = await command('restore', [file], folder);
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^Restored 2 parts, 1 orders.*\nWhat was there before is in /),
    ]);
    const restored = openSqliteStore(folder);
    onTestFinished(() => restored.close());
    expect(await everythingIn(restored)).toEqual(before);
    expect(readdirSync(folder).some((name) => name.includes('.before-'))).toBe(true);
  });

  test('mend a folder whose database is spoilt', async () => {
    const { folder, store } = await stockedFolder();
    await command('backup', ['kept.sqlite'], folder);
    await store.close();
    writeFileSync(path.join(folder, 'dealerkit.sqlite'), 'This is no database. '.repeat(100));
    expect((await command('restore', ['kept.sqlite'], folder)).code).toBe(0);
    const mended = openSqliteStore(folder);
    onTestFinished(() => mended.close());
    expect((await mended.findParts({ limit: 9 })).total).toBe(2);
  });

  test('refuse what is no backup and what would be overwritten', async () => {
    const { folder, store } = await stockedFolder();
    writeFileSync(path.join(folder, 'note.txt'), 'This is no database.');
    expect((await command('backup', ['note.txt'], folder)).errors).toMatch(/is there already/);
    expect((await command('backup', ['not/there.sqlite'], folder)).errors).toMatch(/There is no folder/);
    await store.close();
    expect((await command('restore', ['note.txt'], folder)).errors).toMatch(/is no whole database of dealerkit/);
    expect((await command('restore', ['nothing'], folder)).errors).toMatch(/There is no file/);
    expect(existsSync(path.join(folder, 'dealerkit.sqlite'))).toBe(true);
  });
});

describe.runIf(inject('postgres'))('npm run backend:move', () => {
  test('copies everything into an empty PostgreSQL, compares both sides, and refuses a second time', async () => {
    const { folder, store } = await stockedFolder();
    await store.setAdmin(rahim, true, 'command line');
    const url = await makeSchema(String(inject('postgres')), randomUUID());
    const { code, output, errors } = await command('move', ['--to', url], folder);
    expect([code, errors]).toEqual([0, '']);
    expect(output).toContain('parts: 2 of 2\n');
    expect(output).toContain('orders: 1 rows on both sides, sum of orderQuantity 2 on both');

    const moved = await openPostgresStore(url);
    onTestFinished(() => moved.close());
    expect(await everythingIn(moved)).toEqual(await everythingIn(store));
    expect(await moved.placeOrder(order, 'attempt')).toEqual(await store.placeOrder(order, 'attempt'));
    expect((await moved.findParts({ limit: 9, search: 'hub' })).total).toBe(1);

    const again = await command('move', ['--to', url], folder);
    expect([again.code, again.errors]).toEqual([1, expect.stringMatching(/^The database of --to is not empty/)]);
  });

  test.each([
    ['orders', 'NEW."orderQuantity" := 1; RETURN NEW'],
    ['users', 'RETURN NULL'],
  ])('keeps nothing where %s do not arrive as they were', async (table, body) => {
    const { folder } = await stockedFolder();
    const url = await makeSchema(String(inject('postgres')), randomUUID());
    await (await openPostgresStore(url)).close();
    const client = new Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query(`CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${body}; END $$`);
    await client.query(`CREATE TRIGGER spoilt BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION spoil()`);

    const { code, errors } = await command('move', ['--to', url], folder);
    expect([code, errors]).toEqual([1, expect.stringMatching(new RegExp(`^Counts or sums of ${table} differ`))]);
    expect((await client.query('SELECT 1 FROM parts')).rowCount).toBe(0);
  });
});
