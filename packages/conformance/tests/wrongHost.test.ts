import { afterAll, expect, test } from 'vitest';
import { allRows, checkHost } from '../src/checkHost.ts';
import { additions } from '../src/rows/writes.ts';
import { orderFaults, ownOrderFaults } from './faults/orders.ts';
import { originFaults } from './faults/origins.ts';
import { partFaults } from './faults/partsAndReviews.ts';
import { readFaults } from './faults/publicReads.ts';
import { remainingFaults } from './faults/remains.ts';
import { userFaults } from './faults/users.ts';
import { optionsOf, origin, startHost, type StartedHost } from './startHost.ts';
import { type Mutation, startProxy } from './startProxy.ts';

const faults = [...readFaults, ...userFaults, ...orderFaults, ...partFaults, ...originFaults];

const options = ['--write', '--origin', origin, '--timeout', '2'];

const cleanUps: (() => void | Promise<void>)[] = [];
let shared: Promise<StartedHost> | undefined;

/** The host of all tests but those of an empty one: what a fault leaves in it must not be found by the next check. */
const sharedHost = () => (shared ??= startHost({}, (cleanUp) => cleanUps.push(cleanUp)));

afterAll(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
});

/** Checks rows of a host with a fault, and resolves to what was found. */
async function findingsOf(mutate: Mutation, rows = allRows, host = sharedHost()) {
  const started = await host;
  const url = await startProxy(started, mutate);
  const report = await checkHost(optionsOf(started, url, ...options), undefined, rows);
  expect(report.ok).toBe(false);
  const failed = report.rows.filter(({ outcome }) => outcome === 'failed');
  return failed.map((row) => `${row.call} ${row.kind}: ${row.reason}`);
}

const finding = (call: string, kind: string, reason: RegExp): unknown =>
  expect.stringMatching(new RegExp(`^${call} ${kind}: .*${reason.source}`));

test.each(faults)('finds that %s', async (_title, call, kind, reason, mutate) => {
  // The rows of the call, and those that add what they need.
  const rows = allRows.filter((row) => row.call === call || additions.includes(row));
  expect(await findingsOf(mutate, rows)).toContainEqual(finding(call, kind, reason));
});

test.each(ownOrderFaults)('finds on a host without any data that %s', async (_title, call, kind, reason, mutate) => {
  expect(await findingsOf(mutate, allRows, startHost({ isEmpty: true }))).toContainEqual(finding(call, kind, reason));
});

test.each(remainingFaults)('finds that %s', async (_title, call, kind, reason, mutate) => {
  expect(await findingsOf(mutate)).toContainEqual(finding(call, kind, reason));
});

test('a proxy that changes nothing adds no fault, also after all these faults', async () => {
  const host = await sharedHost();
  const url = await startProxy(host, async (sent, forward) => forward(sent));
  expect(await checkHost(optionsOf(host, url, ...options))).toMatchObject({ ok: true, counts: { failed: 0 } });
});
