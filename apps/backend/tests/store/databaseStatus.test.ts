import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../src/http/listen.ts';
import { openPostgresStore } from '../../src/store/engines/postgres/openPostgresStore.ts';
import { createSchema } from '../createSchema.ts';
import { disc } from '../fixtures.ts';
import { findPostgres, processOwner, startPostgres } from '../postgresServer.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const programs = findPostgres();

async function openClient(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function openStore(url: string) {
  const store = await openPostgresStore(url);
  onTestFinished(() => store.close());
  return store;
}

/** Starts a replica; resolves to its URL. */
async function startReplica(primaryUrl: string): Promise<string> {
  const owner = processOwner();
  const folder = temporaryFolder();
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const port = await freePort();
  const run = (program: string, ...args: string[]) =>
    execFileSync(path.join(String(programs), program), args, { ...owner, cwd: folder, stdio: 'ignore' });
  run('pg_basebackup', '-d', `${primaryUrl}?application_name=node2`, '-D', data, '-R', '-c', 'fast', '--no-sync');
  // A replica accepts queries only with at least as many connections as its primary.
  const settings = [
    'max_connections=200',
    'unix_socket_directories=',
    'wal_receiver_status_interval=1',
    `port=${port}`,
  ];
  const options = settings.map((setting) => `-c ${setting}`).join(' ');
  run('pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'log'), '-o', options, 'start');
  onTestFinished(() => void run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop'));
  return `postgres://dealerkit@127.0.0.1:${port}/postgres`;
}

describe.runIf(programs)('the status of a PostgreSQL', () => {
  test('has the lag of each replica, which grows while the replica does not continue', { tags: ['long'] }, async () => {
    const server = await startPostgres(String(programs), 'off');
    onTestFinished(server.remove);
    const store = await openStore(server.url);
    expect((await store.databaseStatus()).replicas).toEqual([]);

    const replica = await openClient(await startReplica(server.url));
    await vi.waitFor(
      async () => expect((await store.databaseStatus()).replicas).toEqual([{ name: 'node2', lagSeconds: 0 }]),
      { timeout: 60_000 },
    );
    await replica.query('SELECT pg_wal_replay_pause()');
    await store.addPart(disc);
    await vi.waitFor(async () => expect((await store.databaseStatus()).replicas[0]?.lagSeconds).toBeGreaterThan(1), {
      timeout: 60_000,
    });
  });

  test('has the length of the outbox', async () => {
    const url = await createSchema(String(inject('postgres')), randomUUID());
    const store = await openStore(url);
    const client = await openClient(url);
    await client.query('CREATE TABLE IF NOT EXISTS outbox (_id TEXT PRIMARY KEY, keys TEXT NOT NULL)');
    await client.query(`INSERT INTO outbox (_id, keys) VALUES ('a', 'part-1'), ('b', 'part-2')`);
    expect((await store.databaseStatus()).outboxLength).toBe(2);
  });
});
