import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../src/http/listen.ts';
import { openPostgresStore } from '../src/store/postgres/openPostgresStore.ts';
import { disc, identityOf, karim, order, rahim, review } from '../tests/fixtures.ts';
import { findPostgres, processOwner } from '../tests/postgresServer.ts';
import { snapshot } from '../tests/snapshot.ts';

/** `npm run prove:restore`: deletes orders after a moment, restores PostgreSQL to that moment, and compares everything. */
const deploy = path.join(import.meta.dirname, '../../../deploy/backup');
const owner = processOwner();
const folder = mkdtempSync(path.join(tmpdir(), 'dealerkit-restore-'));
const inFolder = (name: string) => path.join(folder, name);
const port = await freePort();
const url = `postgres://dealerkit@127.0.0.1:${port}/postgres`;

function programs(): string {
  const found = findPostgres();
  if (found === undefined || spawnSync('pgbackrest', ['version']).status !== 0) {
    console.error('Install PostgreSQL and pgBackRest first: apt-get install postgresql pgbackrest');
    process.exit(1);
  }
  return found;
}
const bin = programs();

// The configuration in `deploy/backup` is used as it is; the environment replaces only its paths.
const paths = { config: 'pgbackrest.conf', 'repo1-path': 'repository', 'lock-path': 'lock', 'log-path': 'log' };
function environment(data: string): NodeJS.ProcessEnv {
  const settings = Object.entries(paths).map(([name, file]): [string, string] => [name, inFolder(file)]);
  settings.push(['pg1-path', inFolder(data)], ['pg1-port', String(port)], ['pg1-socket-path', folder]);
  settings.push(['pg1-user', 'dealerkit'], ['pg1-database', 'postgres']);
  const named = settings.map(([name, value]) => [`PGBACKREST_${name.toUpperCase().replaceAll('-', '_')}`, value]);
  return { ...process.env, ...(Object.fromEntries(named) as NodeJS.ProcessEnv) };
}

function run(data: string, program: string, ...args: string[]): void {
  execFileSync(program, args, {
    ...owner,
    cwd: folder,
    env: environment(data),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const pgbackrest = (data: string, ...args: string[]) => run(data, 'pgbackrest', '--stanza=dealerkit', ...args);
const pgCtl = (data: string, ...args: string[]) => run(data, path.join(bin, 'pg_ctl'), '-D', inFolder(data), ...args);

function start(data: string): void {
  const settings = `-p ${port} -h 127.0.0.1 -k ${folder}`;
  pgCtl(data, '-w', '-l', inFolder(`${data}.log`), '-o', settings, 'start');
}

async function timed(what: string, work: () => void | Promise<void>): Promise<void> {
  const started = performance.now();
  await work();
  console.log(`${what.padEnd(48)} ${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s`);
}

async function query(sql: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ value: string }>(sql);
  await client.end();
  return String(rows[0]?.value);
}

function createDatabase(): void {
  for (const name of ['repository', 'lock', 'log']) mkdirSync(inFolder(name));
  copyFileSync(path.join(deploy, 'pgbackrest.conf'), inFolder('pgbackrest.conf'));
  if (owner.uid !== undefined && owner.gid !== undefined) {
    for (const name of ['', 'repository', 'lock', 'log']) chownSync(inFolder(name), owner.uid, owner.gid);
  }
  run('data', path.join(bin, 'initdb'), '-D', inFolder('data'), '-U', 'dealerkit', '-A', 'trust', '-E', 'UTF8');
  const include = `include_dir = '${inFolder('conf.d')}'`;
  mkdirSync(inFolder('conf.d'));
  copyFileSync(path.join(deploy, 'archive.conf'), inFolder('conf.d/archive.conf'));
  run('data', 'sh', '-c', `echo "${include}" >> data/postgresql.conf`);
}

const place = async (count: number) => {
  const store = await openPostgresStore(url);
  const customers = Array.from({ length: count }, (_, n) => (n % 2 ? rahim : karim));
  await Promise.all(customers.map((userEmail) => store.placeOrder({ ...order, userEmail })));
  await store.close();
};

async function contentOf() {
  const store = await openPostgresStore(url);
  const content = await snapshot(store);
  await store.close();
  return content;
}

async function deleteMuch(): Promise<void> {
  const store = await openPostgresStore(url);
  const [part] = (await store.findParts({ limit: 1 })).rows;
  for (const { _id } of await store.listOrders(rahim)) await store.deleteOrder(_id, karim);
  await store.deletePart(String(part?._id), karim);
  await store.close();
  await query('DROP TABLE reviews');
}

try {
  createDatabase();
  start('data');
  pgbackrest('data', 'stanza-create');
  const store = await openPostgresStore(url);
  await store.addPart({ ...disc, available_quantity: 10_000 });
  for (const email of [rahim, karim]) await store.signIn(identityOf(email));
  await store.addReview(review);
  await store.close();
  await place(200);
  await timed('full backup', () => pgbackrest('data', '--type=full', 'backup'));
  await place(300);
  const expected = await contentOf();
  const moment = await query('SELECT clock_timestamp()::text AS value');
  await place(100);
  await deleteMuch();
  await timed('the last WAL is in the archive', () => pgbackrest('data', 'check'));
  pgCtl('data', '-m', 'immediate', 'stop');

  await timed('restore of the files', () =>
    pgbackrest('restored', '--type=time', `--target=${moment}`, '--target-action=promote', '--no-delta', 'restore'),
  );
  await timed(`recovery to ${moment}`, async () => {
    start('restored');
    while ((await query('SELECT pg_is_in_recovery()::text AS value')) === 'true') await wait(50);
  });
  const restored = await contentOf();
  pgCtl('restored', '-m', 'fast', 'stop');
  assert.deepStrictEqual(restored, expected);
  const orders = restored.orders.flat().length;
  assert.equal(orders, 500);
  const stock = restored.parts.rows[0]?.available_quantity;
  assert.equal(stock, 10_000 - orders * order.orderQuantity);
  console.log(
    `ok     ${orders} orders, ${stock} pieces in stock, the part and the review are as they were at that moment`,
  );
} finally {
  for (const data of ['data', 'restored']) {
    const isRunning = spawnSync(path.join(bin, 'pg_ctl'), ['-D', inFolder(data), 'status'], owner).status === 0;
    if (isRunning) pgCtl(data, '-m', 'immediate', 'stop');
  }
  rmSync(folder, { recursive: true });
}
