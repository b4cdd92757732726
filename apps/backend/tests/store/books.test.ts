import { isOpen } from '@dealerkit/domain/orders/orderSteps';
import { randomUUID } from 'node:crypto';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/store/engines/openStore.ts';
import type { StoreLocation } from '../backendProcess.ts';
import { createSchema } from '../createSchema.ts';
import { databases } from '../databases.ts';
import { killWhileBooking } from '../killBooks.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { allLines, checkBooks } from './checkBooks.ts';
import { acknowledge, type Acknowledgement, nothingAcknowledged, unknownOfOperation } from './acknowledged.ts';
import { admins, createRandom, createRandomBooks, prepareBooks } from './randomBooks.ts';

// CONTRIBUTING.md describes a longer run.
const operations = Number(process.env['OPERATIONS'] ?? (process.env['TEST_ALL'] ? 1200 : 300));
const checks = 4;

describe.each(databases)('the books in %s', (_name, open) => {
  test(
    'agree with the orders after random operations of twelve admins, and lose nothing that was acknowledged',
    { timeout: 60_000 + operations * 200 },
    async () => {
      const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
      onTestFinished(({ task }) => {
        if (task.result?.state === 'fail') process.stderr.write(`SEED=${seed} OPERATIONS=${operations}\n`);
      });
      const store = await open();
      await prepareBooks(store);
      const { done, run } = await createRandomBooks(store, createRandom(seed));
      let unknown = 0;
      for (let check = 0; check < checks; check++) {
        let left = operations / checks;
        await Promise.all(
          Array.from({ length: admins }, async () => {
            while (left-- > 0) if (!(await run())) unknown += unknownOfOperation;
          }),
        );
        await checkBooks(store, done, unknown);
      }
      // Rare operations have happened, too.
      const counts = () => [
        done.lines.length,
        done.entries.size,
        done.cash.size,
        done.cleared.size,
        done.closedDays.size,
        done.invoices.size,
        done.restocked.size,
      ];
      while (counts().includes(0)) if (!(await run())) unknown += unknownOfOperation;
      for (const { _id, status } of (await allLines(store)).filter(isOpen)) {
        await store.setOrderStatus(_id, { from: status ?? 'placed', to: 'cancelled' }, 'admin0@dealer.example');
      }
      await checkBooks(store, done, unknown);
      expect((await allLines(store)).filter(isOpen)).toEqual([]);
    },
  );
});

const kills = Number(process.env['KILLS'] ?? 2);

/** A check reads all that was stored, so a long run is not checked after each kill. */
const maxChecks = 10;

const engines: [engine: string, location: () => Promise<StoreLocation>][] = [
  ['the embedded database', async () => ({ dataDir: temporaryFolder(), databaseUrl: undefined })],
];
const server = inject('postgres');
if (server !== undefined) {
  const databaseUrl = () => createSchema(server, randomUUID());
  engines.push(['PostgreSQL', async () => ({ dataDir: temporaryFolder(), databaseUrl: await databaseUrl() })]);
}

test.each(engines)(
  'the books in %s agree with the orders after each kill -9, and lose nothing that was acknowledged',
  { tags: ['long'], timeout: 60_000 + kills * 20_000 + operations * 200 },
  async (engine, locate) => {
    const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
    const location = await locate();
    const prepared = await openStore(location);
    await prepareBooks(prepared);
    await prepared.close();
    const acknowledged: Acknowledgement[] = [];
    const after = Math.ceil(operations / kills);
    let unknown = 0;
    for (let kill = 1; kill <= kills; kill++) {
      unknown += await killWhileBooking(location, { seed: seed + kill, run: String(kill), after }, acknowledged);
      if (kill < kills && kill % Math.ceil(kills / maxChecks) > 0) continue;
      process.stderr.write(`SEED=${seed} OPERATIONS=${after * kill} KILLS=${kill} in ${engine}\n`);
      const store = await openStore(location);
      const done = nothingAcknowledged();
      for (const one of acknowledged) acknowledge(done, one);
      await checkBooks(store, done, unknown * unknownOfOperation);
      await store.close();
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(operations / 10);
  },
);
