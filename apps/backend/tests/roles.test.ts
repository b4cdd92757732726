import { type CallName, contract } from '@dealerkit/api-client';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { admin, idTokenOf, startBackend } from './backend.ts';
import { disc, karim, order, rahim, review } from './entities.ts';
import { everythingIn } from './everythingIn.ts';

interface Row {
  /** A good call about Rahim, given the ids of his order and of the part. */
  request: (ids: { order: string; part: string }) => InjectOptions & { url: string };
  /** The status that nobody, Rahim, Karim and an admin get. */
  expected: [nobody: number, rahim: number, karim: number, admin: number];
}

const everybody: Row['expected'] = [200, 200, 200, 200];
const adminOnly: Row['expected'] = [401, 403, 403, 200];
const rahimOrAdmin: Row['expected'] = [401, 200, 403, 200];

const profile = { email: rahim, username: 'Rahim', loaction: 'Sylhet', phone: '017' };

/** Who may do what (D24), written down a second time and tried out. */
const matrix: Record<CallName, Row> = {
  getAdmin: { request: () => ({ url: `/admin/${rahim}` }), expected: rahimOrAdmin },
  signIn: {
    request: () => ({ method: 'PUT', url: `/user/${rahim}`, payload: { email: rahim } }),
    expected: [401, 200, 403, 403],
  },
  listUsers: { request: () => ({ url: '/user' }), expected: adminOnly },
  makeAdmin: { request: () => ({ method: 'PUT', url: `/user/admin/${rahim}` }), expected: adminOnly },
  updateUser: {
    request: () => ({ method: 'PUT', url: `/updateuser/${rahim}`, payload: profile }),
    expected: rahimOrAdmin,
  },
  listOrders: { request: () => ({ url: `/userOrders?email=${rahim}` }), expected: rahimOrAdmin },
  deleteOrder: { request: (ids) => ({ method: 'DELETE', url: `/myorders/${ids.order}` }), expected: rahimOrAdmin },
  listParts: { request: () => ({ url: '/parts' }), expected: everybody },
  getPart: { request: (ids) => ({ url: `/purchase/${ids.part}` }), expected: everybody },
  placeOrder: {
    request: () => ({ method: 'POST', url: '/orderparts', payload: order }),
    expected: [401, 201, 403, 403],
  },
  addPart: {
    request: () => ({ method: 'POST', url: '/addparts', payload: { ...disc, product_name: 'Clutch Kit' } }),
    expected: [401, 403, 403, 201],
  },
  deletePart: { request: (ids) => ({ method: 'DELETE', url: `/singleproduct/${ids.part}` }), expected: adminOnly },
  addReview: {
    request: () => ({ method: 'POST', url: '/addreview', payload: review }),
    expected: [401, 201, 403, 403],
  },
  listReviews: { request: () => ({ url: '/showReview' }), expected: everybody },
  getProfile: { request: () => ({ url: `/user/${rahim}` }), expected: rahimOrAdmin },
  findParts: { request: () => ({ url: '/parts?limit=6' }), expected: everybody },
  findUsers: { request: () => ({ url: '/user?limit=6' }), expected: adminOnly },
  getHealth: { request: () => ({ url: '/healthz' }), expected: everybody },
};

const askers = [undefined, rahim, karim, admin];

describe.each(Object.keys(contract) as CallName[])('%s', (name) => {
  const { request, expected } = matrix[name];

  test.each(askers.map((asker, index) => ({ asker, status: expected[index] })))(
    'answers $asker with $status (S099, S166)',
    async ({ asker, status }) => {
      const { app, clientOf, store, tokenOf } = await startBackend();
      const dealer = await clientOf(admin);
      const shopper = await clientOf(rahim);
      await dealer.addPart(disc);
      await shopper.placeOrder(order);
      const [part] = await shopper.listParts();
      const [placed] = await shopper.listOrders({ email: rahim });
      const token = asker && (contract[name].token === 'identity' ? idTokenOf(asker) : await tokenOf(asker));
      const { url, ...rest } = request({ order: String(placed?._id), part: String(part?._id) });
      const before = await everythingIn(store);
      const response = await app.inject({
        ...rest,
        url: `/api${url}`,
        ...(token && { headers: { authorization: `Bearer ${token}` } }),
      });

      expect(response.statusCode).toBe(status);
      if (response.statusCode < 400) return;
      expect(response.json()).toMatchObject({ issues: [] });
      expect(response.headers['www-authenticate']).toBe(status === 401 ? 'Bearer realm="dealerkit"' : undefined);
      expect(await everythingIn(store)).toEqual(before);
    },
  );
});
