import { type CallName, contract, splitEndpoint } from '@dealerkit/api-client';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { admin, idTokenOf, startBackend } from './backend.ts';
import { disc, order, rahim, review } from './entities.ts';
import { everythingIn } from './everythingIn.ts';

const requests = 10_000;

/** A body that each call would take; what is sent is one of these with something broken. */
const good: Partial<Record<CallName, object>> = {
  signIn: { email: rahim },
  updateUser: { email: rahim, username: 'Rahim', loaction: 'Sylhet', phone: '017' },
  placeOrder: order,
  addPart: { ...disc, product_name: 'Clutch Kit' },
  addReview: review,
};

/** The key of each body that it cannot do without. */
const needed: Partial<Record<CallName, string[]>> = {
  signIn: ['email'],
  updateUser: ['email', 'loaction', 'phone'],
  placeOrder: ['userEmail', 'product_name', 'address', 'phone', 'orderQuantity'],
  addPart: ['image', 'minimum_order_quantity'],
  // Any number is a rating (D7).
  addReview: ['reviewerEmail', 'productName', 'description'],
};

const nobody = ['nobody', '\0', '%', "' OR '1'='1", '../../etc/passwd', '\uD800', '{"$gt":""}', '🚚'.repeat(200), ''];
const junk = fc.oneof(
  fc.constantFrom(...nobody),
  fc.string({ unit: 'binary' }).map((text) => `no ${text}`),
);
const bad = fc.oneof(
  fc.constantFrom(null, true, [], {}, { $ne: null }, '', ' ', '\0', -1, 0.5, 1e300),
  fc.object(),
  fc.string({ minLength: 5001, maxLength: 5100 }),
);

const forged = ['', 'Bearer', 'Bearer a.b.c', `Bearer ${idTokenOf(admin).slice(1)}`, 'Basic YTpi', 'Bearer \u00ff'];

const ways = ['path', 'token', 'type', 'json', 'value'] as const;

function fill(text: string, value: string): string {
  const wellFormed = Buffer.from(value).toString();
  return text.replace(/\{\w+\??\}/g, encodeURIComponent(wellFormed));
}

/** One call with one thing about it broken; a call without a body is always about something that is not there. */
function brokenCall(tokens: Record<'access' | 'identity', string>): fc.Arbitrary<InjectOptions> {
  const name = fc.constantFrom(...(Object.keys(contract) as CallName[]));
  const broken = { junk, bad, key: fc.nat(9), forged: fc.constantFrom(...forged), raw: fc.string() };
  return fc.record({ name, way: fc.constantFrom(...ways), ...broken }).map(({ name: call, way: asked, ...made }) => {
    const { endpoint, token } = contract[call];
    const { method, path, query } = splitEndpoint(endpoint);
    const body = good[call];
    const way = asked === 'path' && !path.includes('{') ? 'value' : asked;
    const who = body === undefined || way === 'path' ? made.junk : rahim;
    const keys = needed[call] ?? [];
    const worse = { ...body, [keys[made.key % keys.length] ?? '']: made.bad };
    const payload = { path: body, token: body, type: body, json: `{"${made.raw}`, value: worse }[way];
    return {
      method,
      url: `/api${fill(path, who)}${query && `?${fill(query, made.junk)}`}`,
      headers: {
        authorization: way === 'token' || token === 'none' ? made.forged : `Bearer ${tokens[token]}`,
        'content-type': way === 'type' ? made.raw : 'application/json',
      },
      ...(body !== undefined && { payload }),
    };
  });
}

test(`${requests} broken calls: each is refused or harmless, none is our fault, and nothing changes`, async () => {
  const { app, store, tokenOf, clientOf } = await startBackend();
  await (await clientOf(admin)).addPart(disc);
  await (await clientOf(rahim)).placeOrder(order);
  await tokenOf(admin);
  const before = await everythingIn(store);
  const calls = fc.sample(brokenCall({ access: await tokenOf(rahim), identity: idTokenOf(rahim) }), requests);
  const faults: unknown[] = [];
  const statuses = new Map<number, number>();
  for (const call of calls) {
    const { statusCode, body } = await app.inject(call);
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    if (statusCode >= 500 || /\bat .*\.ts:\d+/.test(body)) faults.push({ call, statusCode, body });
  }
  expect(faults.slice(0, 3)).toEqual([]);
  expect(await everythingIn(store)).toEqual(before);
  for (const status of [400, 401, 403, 404, 415]) expect(statuses.get(status)).toBeGreaterThan(0);
});
