import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { createSchema } from '../createSchema.ts';

import { killWhileIndexing, killWhileOrdering, type StoreLocation, sellTheLastHundred } from '../backendProcess.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const server = inject('postgres');

const engines: [engine: string, location: () => Promise<StoreLocation>][] = [
  ['the embedded database', async () => ({ dataDir: temporaryFolder(), databaseUrl: undefined })],
];
if (server !== undefined) {
  const databaseUrl = () => createSchema(server, randomUUID());
  engines.push(['PostgreSQL', async () => ({ dataDir: temporaryFolder(), databaseUrl: await databaseUrl() })]);
}

/** `npm run prove:backend` runs 20 rounds. */
const rounds = 2;
const ordersBeforeKill = 40;

describe.each(engines)('%s', (_engine, locationOf) => {
  test(`loses no acknowledged order, status or stock when killed ${rounds} times with SIGKILL under load`, async () => {
    const { acknowledged, steps, ...rest } = await killWhileOrdering(await locationOf(), rounds, ordersBeforeKill);
    expect(rest).toEqual({ lost: [], surplus: 0 });
    expect(acknowledged).toBeGreaterThanOrEqual(rounds * ordersBeforeKill);
    expect(steps).toBeGreaterThan(rounds);
  });

  test('goes on with the indexing of its parts when killed meanwhile', { tags: ['long'] }, async () => {
    const { left, found, parts } = await killWhileIndexing(await locationOf());
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(parts);
    expect(found).toBe(parts);
  });

  test('sells 100 pieces to exactly 100 of 200 buyers through three concurrently started processes', async () => {
    const statuses = await sellTheLastHundred(await locationOf(), 3);
    expect(statuses.filter((status) => status === 201)).toHaveLength(100);
    expect(statuses.filter((status) => status === 409)).toHaveLength(100);
  });
});
