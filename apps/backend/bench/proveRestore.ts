import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../src/http/listen.ts';
import { order } from '../tests/fixtures.ts';
import { findPostgres, processOwner } from '../tests/postgresServer.ts';
import { shopToRestore, timed } from './shopToRestore.ts';

/** `npm run prove:restore`: deletes orders after a moment, restores PostgreSQL to that moment, and compares everything. */
const deploy = path.join(import.meta.dirname, '../../../deploy/backup');
const owner = processOwner();
const folder = mkdtempSync(path.join(tmpdir(), 'dealerkit-restore-'));
const inFolder = (name: string) => path.join(folder, name);
const port = await freePort();
const shop = shopToRestore(`postgres://dealerkit@127.0.0.1:${port}/postgres`);

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

try {
  createDatabase();
  start('data');
  pgbackrest('data', 'stanza-create');
  await shop.seed();
  await shop.placeOrders(200);
  await timed('full backup', () => pgbackrest('data', '--type=full', 'backup'));
  await shop.placeOrders(300);
  const expected = await shop.content();
  const moment = await shop.query('SELECT clock_timestamp()::text AS value');
  await shop.placeOrders(100);
  await shop.damage();
  await timed('the last WAL is in the archive', () => pgbackrest('data', 'check'));
  pgCtl('data', '-m', 'immediate', 'stop');

  await timed('restore of the files', () =>
    pgbackrest('restored', '--type=time', `--target=${moment}`, '--target-action=promote', '--no-delta', 'restore'),
  );
  await timed(`recovery to ${moment}`, async () => {
    start('restored');
    while ((await shop.query('SELECT pg_is_in_recovery()::text AS value')) === 'true') await wait(50);
  });
  const restored = await shop.content();
  const number = await shop.skipNumbers();
  pgCtl('restored', '-m', 'fast', 'stop');
  assert.deepStrictEqual(restored, expected);
  const orders = restored.orders.flat().length;
  assert.equal(orders, 500);
  assert.ok(number > 1000 + 600, `The next order would have the number ${number}, which was given before.`);
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
