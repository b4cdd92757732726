import { expect, test } from 'vitest';
import { checkHost } from '../src/checkHost.ts';
import { orderFaults } from './faults/orders.ts';
import { originFaults } from './faults/origins.ts';
import { partFaults } from './faults/partsAndReviews.ts';
import { readFaults } from './faults/publicReads.ts';
import { userFaults } from './faults/users.ts';
import { optionsOf, origin, startHost } from './startHost.ts';
import { startProxy } from './startProxy.ts';

const faults = [...readFaults, ...userFaults, ...orderFaults, ...partFaults, ...originFaults];

const options = ['--write', '--origin', origin, '--timeout', '2'];

test('a proxy that changes nothing adds no fault', async () => {
  const host = await startHost();
  const url = await startProxy(host, async (sent, forward) => forward(sent));
  expect(await checkHost(optionsOf(host, url, ...options))).toMatchObject({ ok: true, counts: { failed: 0 } });
});

test.each(faults)('finds that %s', async (_title, call, kind, reason, mutate) => {
  const host = await startHost();
  const url = await startProxy(host, mutate);
  const report = await checkHost(optionsOf(host, url, ...options));
  const failed = report.rows.filter(({ outcome }) => outcome === 'failed');
  const found = failed.map((row) => `${row.call} ${row.kind}: ${row.reason}`);
  expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${call} ${kind}: .*${reason.source}`)));
  expect(report.ok).toBe(false);
});
