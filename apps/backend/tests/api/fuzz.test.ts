import { type CallName, contract, splitEndpoint } from '@dealerkit/api-client';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { policies } from '../../src/policy/policies.ts';
import { admin, idTokenOf, startBackend } from '../startBackend.ts';
import { disc, order, rahim, review } from '../fixtures.ts';
import { snapshot } from '../snapshot.ts';

/** FUZZ_CALLS=20000 runs more of them. */
const requests = Number(process.env['FUZZ_CALLS'] ?? (process.env['TEST_ALL'] ? 10_000 : 1500));

/** A valid body of each call, before the test breaks one thing. */
const validBodies: Partial<Record<CallName, object>> = {
  signIn: { email: rahim },
  updateUser: { email: rahim, username: 'Rahim', loaction: 'Sylhet', phone: '017' },
  placeOrder: order,
  addPart: { ...disc, product_name: 'Clutch Kit' },
  addReview: review,
  updatePart: { read: { price: disc.price }, changes: { price: 15_000 } },
  setOrderStatus: { from: 'placed', to: 'confirmed' },
  updateReview: { productName: 'Brake Disc', description: 'Fits well.', rating: 5 },
};

/** The required keys of each body. */
const requiredKeys: Partial<Record<CallName, string[]>> = {
  signIn: ['email'],
  updateUser: ['email', 'loaction', 'phone'],
  placeOrder: ['userEmail', 'product_name', 'address', 'phone', 'orderQuantity'],
  addPart: ['image', 'minimum_order_quantity'],
  // Any number is a valid rating (D7).
  addReview: ['reviewerEmail', 'productName', 'description'],
  updatePart: ['changes'],
  setOrderStatus: ['from', 'to'],
  updateReview: ['productName', 'description'],
};

const unknownIds = [
  'unknown',
  '\0',
  '%',
  "' OR '1'='1",
  '../../etc/passwd',
  '\uD800',
  '{"$gt":""}',
  '🚚'.repeat(200),
  '',
];
const junk = fc.oneof(
  fc.constantFrom(...unknownIds),
  fc.string({ unit: 'binary' }).map((text) => `no ${text}`),
);
const badValues = fc.oneof(
  fc.constantFrom(null, true, [], {}, { $ne: null }, '', ' ', '\0', -1, 0.5, 1e300),
  fc.object(),
  fc.string({ minLength: 5001, maxLength: 5100 }),
);

const forged = ['', 'Bearer', 'Bearer a.b.c', `Bearer ${idTokenOf(admin).slice(1)}`, 'Basic YTpi', 'Bearer \u00ff'];

const breakTargets = ['path', 'token', 'type', 'json', 'value'] as const;

function fill(text: string, value: string): string {
  const wellFormed = Buffer.from(value).toString();
  return text.replace(/\{\w+\??\}/g, encodeURIComponent(wellFormed));
}

/** A call with one thing broken; a call without a body always has an unknown id. */
function brokenCall(tokens: Record<'access' | 'identity' | 'admin', string>): fc.Arbitrary<InjectOptions> {
  const name = fc.constantFrom(...(Object.keys(contract) as CallName[]));
  const parts = { junk, bad: badValues, key: fc.nat(9), forged: fc.constantFrom(...forged), raw: fc.string() };
  return fc
    .record({ name, breakTarget: fc.constantFrom(...breakTargets), ...parts })
    .map(({ name: call, breakTarget: chosen, ...made }) => {
      const { endpoint, token } = contract[call];
      const { method, path, query } = splitEndpoint(endpoint);
      const valid = policies[call].policy === 'admin' ? tokens.admin : token === 'none' ? '' : tokens[token];
      const body = validBodies[call];
      const breakTarget = chosen === 'path' && !path.includes('{') ? 'value' : chosen;
      const id = body === undefined || breakTarget === 'path' ? made.junk : rahim;
      const keys = requiredKeys[call] ?? [];
      const broken = { ...body, [keys[made.key % keys.length] ?? '']: made.bad };
      const payload = { path: body, token: body, type: body, json: `{"${made.raw}`, value: broken }[breakTarget];
      return {
        method,
        url: `/api${fill(path, id)}${query && `?${fill(query, made.junk)}`}`,
        headers: {
          authorization: breakTarget === 'token' || token === 'none' ? made.forged : `Bearer ${valid}`,
          'content-type': breakTarget === 'type' ? made.raw : 'application/json',
        },
        ...(body !== undefined && { payload }),
      };
    });
}

test(`${requests} broken calls cause no server error and no change`, async () => {
  const { app, store, tokenOf, clientOf } = await startBackend();
  await (await clientOf(admin)).addPart(disc);
  await (await clientOf(rahim)).placeOrder(order);
  const adminToken = await tokenOf(admin);
  const before = await snapshot(store);
  const calls = fc.sample(
    brokenCall({ access: await tokenOf(rahim), identity: idTokenOf(rahim), admin: adminToken }),
    requests,
  );
  const serverErrors: unknown[] = [];
  const statuses = new Map<number, number>();
  for (const call of calls) {
    const { statusCode, body } = await app.inject(call);
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    if (statusCode >= 500 || /\bat .*\.ts:\d+/.test(body)) serverErrors.push({ call, statusCode, body });
  }
  expect(serverErrors.slice(0, 3)).toEqual([]);
  expect(await snapshot(store)).toEqual(before);
  for (const status of [400, 401, 403, 404, 415]) expect(statuses.get(status)).toBeGreaterThan(0);
});
