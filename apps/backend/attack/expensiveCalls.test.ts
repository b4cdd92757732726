import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { fillFolder } from '../bench/fillFolder.ts';
import { fillPostgres } from '../bench/fillPostgres.ts';
import { createSchema } from '../tests/createSchema.ts';
import { attackSize, limits } from './attackSize.ts';
import { type Noticed, readAsOthers } from './readers.ts';
import { frontNames, startFront } from './startFront.ts';
import { endProcess, startProcess, startServer } from './startServer.ts';

const { parts, orders, seconds, rounds } = attackSize;

/** The databases that this machine has. */
const databaseNames = ['SQLite', ...(inject('postgres') === undefined ? [] : ['PostgreSQL'])];

/** Each attack has an address of its own, whose limit no earlier one has used. */
let attackers = 0;

type Server = Awaited<ReturnType<typeof startServer>>;

// `searches.test.ts` proves in `npm test` that others go on; the limits of each call are those of `limits.test.ts`.
describe.each(databaseNames)('on %s', { tags: ['long'] }, (database) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dealerkit attack-'));
  let server: Server;
  beforeAll(async () => {
    if (database === 'SQLite') {
      server = await startServer(await fillFolder(dataDir, parts, 0, orders));
      return;
    }
    const url = await createSchema(String(inject('postgres')), randomUUID());
    await fillPostgres(url, { parts, orders, users: 0, reviews: 0 });
    server = await startServer(dataDir, url);
  });
  afterAll(async () => {
    await endProcess(server.child);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const attacks = ['lists', 'pipelines', 'unknown facets', 'facets'];
  test.each(attacks.flatMap((attack) => frontNames.map((front) => [attack, front] as const)))(
    'expensive %s keep no other client waiting, %s',
    async (attack, front) => {
      const { origin, remove } = await startFront(front, server.origin);
      onTestFinished(remove);
      const isProxied = front !== 'directly';
      const read = { parts, isProxied, clock: server.clock };
      await readAsOthers(origin, { ...read, seconds: 0.1 });
      const idle = await readAsOthers(origin, { ...read, seconds: 1 });
      const address = String(++attackers);
      const { child } = await startProcess('callAttacker.ts', [
        origin,
        attack,
        address,
        ...(isProxied ? ['proxied'] : []),
      ]);
      onTestFinished(() => endProcess(child));
      const noticed: Noticed[] = [];
      for (let round = 0; round < rounds; round++) noticed.push(await readAsOthers(origin, { ...read, seconds }));
      // The median, since other programs on this machine add to it.
      const median = (key: keyof Noticed) => noticed.map((each) => each[key]).toSorted((a, b) => a - b)[1] ?? Infinity;
      const [health, readers] = [median('health'), median('readers')];
      child.send('statuses');
      const [statuses] = (await once(child, 'message')) as [Record<number, number>];
      const format = (times: Noticed) =>
        `/healthz p99 ${times.health.toFixed(0)} ms, other readers p99 ${times.readers.toFixed(0)} ms`;
      console.log(
        `${database}, ${parts} parts, ${attack}, ${front}: ${format({ health, readers })}; idle: ${format(idle)}; statuses ${JSON.stringify(statuses)}`,
      );
      expect(health).toBeLessThanOrEqual(limits.health);
      expect(readers).toBeLessThanOrEqual(limits.readers);
      expect(Object.keys(statuses).filter((status) => !['200', '429', '503'].includes(status))).toEqual([]);
    },
  );
});
