import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { fillFolder } from '../bench/fillFolder.ts';
import { fillPostgres } from '../bench/fillPostgres.ts';
import { createSchema } from '../tests/createSchema.ts';
import { temporaryFolder } from '../tests/temporaryFolder.ts';
import { attackSize, limits } from './attackSize.ts';
import { type Noticed, readAsOthers } from './readers.ts';
import { endProcess, startProcess, startServer } from './startServer.ts';

const { isFull, parts, orders, connections, seconds, rounds } = attackSize;
/** In milliseconds. */

async function filledSqlite() {
  return { dataDir: await fillFolder(temporaryFolder(), parts, 0, orders), url: undefined };
}

async function filledServer() {
  const url = await createSchema(String(inject('postgres')), randomUUID());
  await fillPostgres(url, { parts, orders, users: 0, reviews: 0 });
  return { dataDir: temporaryFolder(), url };
}

async function attack(origin: string, addresses: number) {
  const { child } = await startProcess('attacker.ts', [origin, String(connections), String(addresses)]);
  onTestFinished(() => endProcess(child));
  return async (): Promise<Record<number, number>> => {
    child.send('statuses');
    const [statuses] = (await once(child, 'message')) as [Record<number, number>];
    return statuses;
  };
}

const countOf = (statuses: Record<number, number>) => Object.values(statuses).reduce((sum, count) => sum + count, 0);

const format = ({ health, readers }: Noticed) =>
  `/healthz p99 ${health.toFixed(0)} ms, other readers p99 ${readers.toFixed(0)} ms`;

describe.each([
  ['the embedded database', filledSqlite, true],
  ['PostgreSQL', filledServer, inject('postgres') !== undefined],
])('searches on %s', (database, stock, isInstalled) => {
  test.runIf(isInstalled).for(isFull ? [1, connections] : [connections])(
    'from %d addresses keep no other client waiting',
    async (addresses) => {
      const { dataDir, url } = await stock();
      const server = await startServer(dataDir, url);
      onTestFinished(() => endProcess(server.child));
      const { clock } = server;
      const idle = await readAsOthers(server.origin, { parts, seconds: 1, clock });
      const statusesOf = await attack(server.origin, addresses);
      // What a client has used is known after its first searches.
      while (countOf(await statusesOf()) < 2 * connections) await readAsOthers(server.origin, { parts, seconds: 0.1 });
      await server.loopDelay();
      const noticed: Noticed[] = [];
      for (let round = 0; round < rounds; round++) {
        noticed.push(await readAsOthers(server.origin, { parts, seconds, clock }));
      }
      const statuses = await statusesOf();
      const delay = (await server.loopDelay()).toFixed(0);
      console.log(
        `${database}, ${parts} parts, ${connections} connections from ${addresses} addresses: ${noticed.map(format).join('; ')}; idle: ${format(idle)}; event loop p99 ${delay} ms; statuses ${JSON.stringify(statuses)}`,
      );
      // The median, since other programs on this machine add to it.
      const median = (key: keyof Noticed) => noticed.map((each) => each[key]).toSorted((a, b) => a - b)[1];
      expect(median('health')).toBeLessThanOrEqual(limits.health);
      expect(median('readers')).toBeLessThanOrEqual(limits.readers);
      const unexpected = Object.keys(statuses).filter((status) => !['200', '429', '503'].includes(status));
      expect(unexpected).toEqual([]);
    },
  );
});
