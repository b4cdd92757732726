import { randomUUID } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { makeSchema } from '../src/store/conformance/postgresDatabase.ts';
import { temporaryFolder } from './backend.ts';
import { killWhileOrdering, type Place, sellTheLastHundred } from './shop.ts';

const server = inject('postgres');

const engines: [engine: string, place: () => Promise<Place>][] = [
  ['the embedded database', async () => ({ dataDir: await temporaryFolder(), databaseUrl: undefined })],
];
if (server !== undefined) {
  const databaseUrl = () => makeSchema(server, randomUUID());
  engines.push(['PostgreSQL', async () => ({ dataDir: await temporaryFolder(), databaseUrl: await databaseUrl() })]);
}

/** The long version, 20 rounds for each engine, is `npm run prove:backend`. */
const rounds = 2;
const ordersBeforeTheKill = 100;

describe.each(engines)('over %s', (_engine, placeOf) => {
  test(`kill -9 while orders stream in, ${rounds} times: nothing acknowledged is lost and the stock is right`, async () => {
    const { acknowledged, ...wrong } = await killWhileOrdering(await placeOf(), rounds, ordersBeforeTheKill);
    expect(wrong).toEqual({ lost: [], surplus: 0 });
    expect(acknowledged).toBeGreaterThanOrEqual(rounds * ordersBeforeTheKill);
  });

  test.each([1, 3])(
    '%i processes that start at once over nothing sell the last hundred to exactly one hundred of two hundred',
    async (processes) => {
      const statuses = await sellTheLastHundred(await placeOf(), processes);
      expect(statuses.filter((status) => status === 201)).toHaveLength(100);
      expect(statuses.filter((status) => status === 409)).toHaveLength(100);
    },
  );
});
