import { expect, test } from 'vitest';
import { allRows, checkHost } from '../src/checkHost.ts';
import { additions } from '../src/rows/writes.ts';
import { orderFaults } from './faults/orders.ts';
import { originFaults } from './faults/origins.ts';
import { partFaults } from './faults/partsAndReviews.ts';
import { readFaults } from './faults/publicReads.ts';
import { remainingFaults } from './faults/remains.ts';
import { userFaults } from './faults/users.ts';
import type { PlantedFault } from './mutations.ts';
import { optionsOf, origin, startHost } from './startHost.ts';
import { startProxy } from './startProxy.ts';

const faults = [...readFaults, ...userFaults, ...orderFaults, ...partFaults, ...originFaults];

const options = ['--write', '--origin', origin, '--timeout', '2'];

test('a proxy that changes nothing adds no fault', async () => {
  const host = await startHost();
  const url = await startProxy(host, async (sent, forward) => forward(sent));
  expect(await checkHost(optionsOf(host, url, ...options))).toMatchObject({ ok: true, counts: { failed: 0 } });
});

async function expectFault([, call, kind, reason, mutate]: PlantedFault, rows = allRows) {
  const host = await startHost();
  const url = await startProxy(host, mutate);
  const report = await checkHost(optionsOf(host, url, ...options), undefined, rows);
  const failed = report.rows.filter(({ outcome }) => outcome === 'failed');
  const found = failed.map((row) => `${row.call} ${row.kind}: ${row.reason}`);
  expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${call} ${kind}: .*${reason.source}`)));
  expect(report.ok).toBe(false);
}

test.each(faults)('finds that %s', async (...fault) => {
  const [, call] = fault;
  // The rows of the call, and those that add what they need.
  await expectFault(
    fault,
    allRows.filter((row) => row.call === call || additions.includes(row)),
  );
});

test.each(remainingFaults)('finds that %s', async (...fault) => expectFault(fault));
