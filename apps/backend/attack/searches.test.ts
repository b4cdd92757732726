import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { stockedFolder } from '../bench/stockedFolder.ts';
import { stockedPostgres } from '../bench/stockedPostgres.ts';
import { createSchema } from '../tests/createSchema.ts';
import { temporaryFolder } from '../tests/temporaryFolder.ts';
import { attackSize } from './attackSize.ts';
import { type Noticed, readAsOthers } from './readers.ts';
import { endProcess, startProcess, startServer } from './startServer.ts';

const { isFull, parts, connections, seconds, rounds } = attackSize;
/** In milliseconds; a machine on which an idle backend takes longer, as in CI beside other tests, has more. */
const limitsOf = (idle: Noticed): Noticed =>
  isFull
    ? { health: 100, readers: 250 }
    : { health: Math.max(100, 5 * idle.health), readers: Math.max(250, 5 * idle.readers) };

async function stockedSqlite() {
  return { dataDir: await stockedFolder(temporaryFolder(), parts), url: undefined };
}

async function stockedServer() {
  const url = await createSchema(String(inject('postgres')), randomUUID());
  await stockedPostgres(url, { parts, orders: 0, users: 0, reviews: 0 });
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

const format = ({ health, readers }: Noticed) =>
  `/healthz p99 ${health.toFixed(0)} ms, other readers p99 ${readers.toFixed(0)} ms`;

describe.each([
  ['the embedded database', stockedSqlite, true],
  ['PostgreSQL', stockedServer, inject('postgres') !== undefined],
])('searches on %s', (database, stock, isInstalled) => {
  test.runIf(isInstalled).for([1, connections])('from %d addresses keep no other client waiting', async (addresses) => {
    const { dataDir, url } = await stock();
    const server = await startServer(dataDir, url);
    onTestFinished(() => endProcess(server.child));
    const idle = await readAsOthers(server.origin, parts, 1);
    const statusesOf = await attack(server.origin, addresses);
    await server.loopDelay();
    const noticed: Noticed[] = [];
    for (let round = 0; round < rounds; round++) noticed.push(await readAsOthers(server.origin, parts, seconds));
    const statuses = await statusesOf();
    const delay = (await server.loopDelay()).toFixed(0);
    console.log(
      `${database}, ${parts} parts, ${connections} connections from ${addresses} addresses: ${noticed.map(format).join('; ')}; idle: ${format(idle)}; event loop p99 ${delay} ms; statuses ${JSON.stringify(statuses)}`,
    );
    // The median, since other programs on this machine add to it.
    const median = (key: keyof Noticed) => noticed.map((each) => each[key]).toSorted((a, b) => a - b)[1];
    const limits = limitsOf(idle);
    expect(median('health')).toBeLessThanOrEqual(limits.health);
    expect(median('readers')).toBeLessThanOrEqual(limits.readers);
    const unexpected = Object.keys(statuses).filter((status) => !['200', '429', '503'].includes(status));
    expect(unexpected).toEqual([]);
  });
});
