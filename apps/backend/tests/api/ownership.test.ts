import { describe, expect, test } from 'vitest';
import { disc, order, rahim, review } from '../fixtures.ts';
import { databases } from '../databases.ts';
import { admin, startBackend } from '../startBackend.ts';
import { takeTo } from '../store/conformance/shop.ts';
import { call, ordersOf, signIn } from './accounts.ts';

const profile = { email: rahim, username: 'Rahim Uddin', loaction: 'Zindabazar, Sylhet', phone: '01700-000142' };
const values = { productName: 'Brake Disc', description: 'Changed.', rating: 1 };
const notVerified = { status: 403, body: { issues: [{ path: 'email', message: 'must be verified' }] } };
const attacker = { uid: 'attacker', emailVerified: false };
const owner = { uid: 'owner' };

describe.each(databases)('what stands under an address, on %s', (_name, open) => {
  /** A shop with a counter order, a review of an earlier account and a profile that an admin has changed, all of Rahim's address. */
  async function startShop(demo = false) {
    const backend = await startBackend({ demo, store: await open() });
    const { store } = backend;
    const adminToken = await backend.tokenOf(admin);
    const send = (token: string | undefined, method: 'POST' | 'PUT', url: string, body: object) =>
      call(backend, token, url, method, body);
    await store.addPart({ ...disc, available_quantity: 100 });
    await send(adminToken, 'POST', '/orderparts', { ...order, address: 'at the counter' });
    const reviewId = await store.addReview(review, 'earlier account');
    const { token } = await signIn(backend, rahim, attacker);
    await send(token, 'POST', '/orderparts', { ...order, address: 'own' });
    await send(token, 'POST', '/addreview', { ...review, description: 'Own.' });
    await send(adminToken, 'PUT', `/updateuser/${rahim}`, profile);
    const [counter, own] = (await store.listOrders(rahim)).rows;
    return { backend, send, token, adminToken, reviewId, counterId: String(counter?._id), ownId: String(own?._id) };
  }

  test('is hidden from an account until the address is verified, except what the account placed (D56)', async () => {
    const { backend, send, token, reviewId, counterId, ownId } = await startShop();
    expect((await call(backend, token, ordersOf(rahim))).body).toMatchObject([{ _id: ownId, address: 'own' }]);
    expect((await call(backend, token, `/user/${rahim}/reviews`)).body).toMatchObject([{ description: 'Own.' }]);
    expect(await call(backend, token, `/myorders/${counterId}`, 'DELETE')).toMatchObject(notVerified);
    expect(await call(backend, token, `/user/${rahim}`)).toMatchObject(notVerified);
    expect(await send(token, 'PUT', `/updateuser/${rahim}`, profile)).toMatchObject(notVerified);
    expect(await send(token, 'PUT', `/reviews/${reviewId}`, values)).toMatchObject(notVerified);
    expect((await backend.store.listOrders(rahim)).rows).toHaveLength(2);
    expect((await call(backend, token, `/myorders/${ownId}`, 'DELETE')).body).toEqual({ deletedCount: 1 });
  });

  test('belongs to an account whose address is verified', async () => {
    const { backend, send, reviewId, counterId, ownId } = await startShop();
    const { token } = await signIn(backend, rahim, owner);
    expect((await call(backend, token, ordersOf(rahim))).body).toMatchObject([{ _id: counterId }, { _id: ownId }]);
    expect((await call(backend, token, `/user/${rahim}/reviews`)).body).toHaveLength(2);
    expect((await call(backend, token, `/user/${rahim}`)).body).toMatchObject(profile);
    expect((await send(token, 'PUT', `/updateuser/${rahim}`, profile)).status).toBe(200);
    expect((await send(token, 'PUT', `/reviews/${reviewId}`, values)).status).toBe(200);
    expect((await call(backend, token, `/myorders/${counterId}`, 'DELETE')).body).toEqual({ deletedCount: 1 });
  });

  test('belongs to every account of the demo, which verifies no address', async () => {
    const { backend, token, counterId } = await startShop(true);
    expect((await call(backend, token, ordersOf(rahim))).body).toHaveLength(2);
    expect((await call(backend, token, `/user/${rahim}`)).body).toMatchObject(profile);
    expect((await call(backend, token, `/myorders/${counterId}`, 'DELETE')).body).toEqual({ deletedCount: 1 });
  });

  test('is readable for admins, and says who placed it', async () => {
    const { backend, adminToken, counterId, ownId, reviewId } = await startShop();
    expect((await call(backend, adminToken, ordersOf(rahim))).body).toHaveLength(2);
    const { store } = backend;
    const placedBy = `uid-of-${admin}`;
    expect(await store.getOrderOwner(counterId)).toEqual({ email: rahim, placedBy });
    expect(await store.getOrderOwner(ownId)).toEqual({ email: rahim, placedBy: 'attacker' });
    expect(await store.getReviewOwner(reviewId)).toEqual({ email: rahim, placedBy: 'earlier account' });
    expect(await store.getProfileOwner(rahim)).toEqual({ email: rahim, placedBy });
  });

  test('includes no invoice, also not of an order that the account has placed, until the address is verified (D56)', async () => {
    const { backend, send, token, adminToken, ownId } = await startShop();
    await takeTo(backend.store, ownId, 'handedOver');
    const { orderNumber, customer = '' } = (await backend.store.getOrder(ownId)) ?? {};
    await backend.store.linkAccount(customer, rahim, admin);
    const { body } = await send(adminToken, 'POST', `/orders/number/${orderNumber}/invoice`, {});
    const paths = [`/invoices/${String(body['number'])}`, `/orders/number/${orderNumber}`];
    const [unread, page] = await Promise.all(paths.map((path) => call(backend, token, path)));
    expect(unread?.status).toBe(404);
    expect([page?.status, page?.body['invoices'], page?.body['due']]).toEqual([200, undefined, undefined]);
    const { token: verified } = await signIn(backend, rahim, owner);
    const [read, whole] = await Promise.all(paths.map((path) => call(backend, verified, path)));
    expect(read?.body).toMatchObject({ orderNumber, customer: { address: 'at the counter' } });
    expect(whole?.body).toMatchObject({ due: 2_900_000, invoices: [body] });
  });

  test('includes a profile that the account has filled in itself', async () => {
    const backend = await startBackend({ store: await open() });
    const { token } = await signIn(backend, rahim, attacker);
    expect((await call(backend, token, `/updateuser/${rahim}`, 'PUT', profile)).status).toBe(200);
    expect((await call(backend, token, `/user/${rahim}`)).body).toMatchObject(profile);
  });
});

test('a refusal does not tell whether an address has a user', async () => {
  const backend = await startBackend();
  const token = await backend.tokenOf(rahim);
  for (const email of [admin, 'unknown@example.com']) {
    await backend.tokenOf(admin);
    expect((await call(backend, token, `/user/${email}`)).status).toBe(403);
    expect((await call(backend, token, `/updateuser/${email}`, 'PUT', { ...profile, email })).status).toBe(403);
  }
});
