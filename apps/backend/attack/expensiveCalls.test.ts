import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { fillFolder } from '../bench/fillFolder.ts';
import { fillPostgres } from '../bench/fillPostgres.ts';
import { createSchema } from '../tests/createSchema.ts';
import { attackSize } from './attackSize.ts';
import { type Noticed, readAsOthers } from './readers.ts';
import { databaseNames } from './startShop.ts';
import { endProcess, startProcess, startServer } from './startServer.ts';

const { parts, seconds, rounds } = attackSize;

type Server = Awaited<ReturnType<typeof startServer>>;

describe.each(databaseNames)('on %s', (database) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dealerkit attack-'));
  let server: Server;
  beforeAll(async () => {
    if (database === 'SQLite') {
      server = await startServer(await fillFolder(dataDir, parts));
      return;
    }
    const url = await createSchema(String(inject('postgres')), randomUUID());
    await fillPostgres(url, { parts, orders: 0, users: 0, reviews: 0 });
    server = await startServer(dataDir, url);
  });
  afterAll(async () => {
    await endProcess(server.child);
    rmSync(dataDir, { recursive: true, force: true });
  });

  test.each(['lists', 'pipelines'])('expensive %s keep no other client waiting', async (attack) => {
    const { origin, clock } = server;
    await readAsOthers(origin, { parts, seconds: 0.1 });
    const { child } = await startProcess('callAttacker.ts', [origin, attack]);
    onTestFinished(() => endProcess(child));
    const noticed: Noticed[] = [];
    for (let round = 0; round < rounds; round++) noticed.push(await readAsOthers(origin, { parts, seconds, clock }));
    // The median, since other programs on this machine add to it.
    const median = (key: keyof Noticed) => noticed.map((each) => each[key]).toSorted((a, b) => a - b)[1] ?? Infinity;
    const [health, readers] = [median('health'), median('readers')];
    child.send('statuses');
    const [statuses] = (await once(child, 'message')) as [Record<number, number>];
    console.log(
      `${database}, ${parts} parts, ${attack}: /healthz p99 ${health.toFixed(0)} ms, other readers p99 ${readers.toFixed(0)} ms, statuses ${JSON.stringify(statuses)}`,
    );
    expect(health).toBeLessThanOrEqual(100);
    expect(readers).toBeLessThanOrEqual(250);
    expect(Object.keys(statuses).filter((status) => !['200', '429', '503'].includes(status))).toEqual([]);
  });
});
