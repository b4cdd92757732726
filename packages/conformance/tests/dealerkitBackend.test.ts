import { dealerkitCapabilities } from '@dealerkit/api-client';
import { expect, test } from 'vitest';
import { rahim } from '../../../apps/backend/tests/fixtures.ts';
import { snapshot } from '../../../apps/backend/tests/snapshot.ts';
import { checkHost } from '../src/checkHost.ts';
import { optionsOf, origin, startHost } from './startHost.ts';
import { startProxy } from './startProxy.ts';

test('finds no fault in the dealerkit backend, and deletes what it has added', async () => {
  const host = await startHost();
  const { dealer, store } = host;
  const parts = await dealer.listParts();
  const orders = await dealer.listOrders({ email: rahim });
  const users = await dealer.listUsers();
  await dealer.updateUser({ email: rahim, username: 'Rahim', loaction: 'Sylhet', phone: '017' });

  const report = await checkHost(optionsOf(host, host.url, '--write', '--origin', origin));
  expect(report.rows.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  expect(report).toMatchObject({ ok: true, isInterrupted: false, counts: { failed: 0, 'not checked': 0 } });
  expect(report.capabilities).toEqual(Object.keys(dealerkitCapabilities));

  expect(await dealer.listParts()).toEqual(parts);
  expect(await dealer.listOrders({ email: rahim })).toEqual(orders);
  expect(await dealer.listUsers()).toHaveLength(users.length);
  expect(await dealer.getProfile({ email: rahim })).toMatchObject({
    username: 'Rahim',
    loaction: 'Sylhet',
    phone: '017',
  });
  expect(await dealer.listReviews()).toHaveLength(2);
  // The order of the admin made a customer of the admin, whom no call deletes.
  expect(report.left).toEqual({ byViolation: [], byNature: [expect.stringMatching(/^customer /)] });
  const { customers: _customers, audit: _audit, ...rest } = await snapshot(store);
  expect(JSON.stringify(rest)).not.toContain(report.prefix);
});

test('sends GET and OPTIONS alone without --write, and says which rows need it', async () => {
  const host = await startHost();
  const methods = new Set<string>();
  const url = await startProxy(host, async (sent, forward) => {
    methods.add(sent.method);
    return forward(sent);
  });
  const report = await checkHost(optionsOf(host, url, '--origin', origin));
  expect(report).toMatchObject({ ok: true, counts: { failed: 0 } });
  expect([...methods].toSorted()).toEqual(['GET', 'OPTIONS']);
  const left = report.rows.filter(({ outcome }) => outcome === 'not checked');
  expect(new Set(left.map(({ reason }) => reason))).toEqual(new Set(['needs --write']));
});

test('checks what visitors may do without a token, and says which rows need one', async () => {
  const { url } = await startHost();
  const report = await checkHost(optionsOf({ tokens: {} }, url));
  expect(report).toMatchObject({ ok: true, counts: { failed: 0 } });
  const outcomes = new Map(
    report.rows.map(({ call, title, outcome, reason }) => [`${call} ${title}`, reason ?? outcome]),
  );
  expect(outcomes.get('listParts answers every visitor')).toBe('passed');
  expect(outcomes.get('listUsers refuses a call without a token with 401')).toBe('passed');
  expect(outcomes.get('listUsers answers 200')).toBe('needs --admin-token');
});
