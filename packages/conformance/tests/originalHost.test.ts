import { expect, test } from 'vitest';
import { openApiServer } from '../../../e2e/otherHost/apiServer.ts';
import { checkHost } from '../src/checkHost.ts';
import { optionsOf, origin } from './startHost.ts';

const admin = 'admin@dealerkit.dev';
const user = 'jamal@example.com';
const tokens = { admin: `token of ${admin}`, user: `token of ${user}`, id: 'any' };
const options = ['--admin-email', admin, '--user-email', user, '--origin', origin];

test('finds no fault in a host that answers the documented calls as documented, and deletes what it has added', async () => {
  await using api = await openApiServer(0);
  const before = structuredClone(api.documents);
  const report = await checkHost(optionsOf({ tokens }, api.address, ...options, '--write', '--documented'));
  expect(report.rows.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  expect(report.rows.filter(({ documented, outcome }) => documented && outcome !== 'passed')).toEqual([]);
  expect(report).toMatchObject({ ok: true, capabilities: undefined });

  const { parts, orders, users, reviews } = api.documents;
  expect({ parts, orders, users: users.length }).toEqual({
    parts: before.parts,
    orders: before.orders,
    users: before.users.length,
  });
  expect(reviews).toHaveLength(before.reviews.length + 1);
  expect(report.left).toEqual({
    byViolation: [],
    byNature: [`review ${String(reviews.at(-1)?.['_id'])}`],
  });
  expect(users.find(({ email }) => email === user)).toMatchObject({ username: '', loaction: '', phone: '' });
});

test('says of the same host who may do what the documentation leaves open', async () => {
  await using api = await openApiServer(0);
  const before = structuredClone(api.documents);
  const report = await checkHost(optionsOf({ tokens }, api.address, ...options, '--write'));
  const failed = report.rows.filter(({ outcome }) => outcome === 'failed');
  expect(failed.filter(({ documented }) => documented)).toEqual([]);
  expect(failed.map(({ call, title }) => `${call} ${title}`)).toEqual(
    expect.arrayContaining([
      'listUsers refuses a call without a token with 401',
      'listOrders refuses the data of another user with 403',
      'addPart refuses a missing value of image, minimum_order_quantity with 400',
      'placeOrder takes the quantity from the stock',
      'listReviews hides the e-mail addresses of reviewers',
    ]),
  );
  // What the host should have refused is deleted too.
  expect({ parts: api.documents.parts, orders: api.documents.orders }).toEqual({
    parts: before.parts,
    orders: before.orders,
  });
  expect(report.left.byViolation).toEqual([]);
  expect(report.left.byNature).toContain(`user ${report.prefix}@example.com`);
});
