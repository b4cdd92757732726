import { describe, expect, test } from 'vitest';
import { AnswerError } from './errors.js';
import { hostThatAnswers, order } from './hostThatAnswers.js';

describe('where a call goes', () => {
  test.each(['https://parts.example/api', 'https://parts.example/api/', 'https://parts.example/api//'])(
    'the host %s takes one slash (S162)',
    async (host) => {
      const { client, sent } = hostThatAnswers([], 200, { host });
      await client.listParts();
      expect(sent[0]).toMatchObject({ url: 'https://parts.example/api/parts', method: 'GET' });
    },
  );

  test('an e-mail survives in a path and in a query (S152)', async () => {
    const { client, sent } = hostThatAnswers([]);
    const email = 'a+b/c?d&e#f@b.com';
    await client.updateUser({ email, loaction: 'Sylhet', phone: '017' });
    await client.listOrders({ email });
    const [update, list] = sent.map(({ url }) => new URL(url, 'https://parts.example'));
    expect(decodeURIComponent(update?.pathname.replace('/api/updateuser/', '') ?? '')).toBe(email);
    expect(list?.pathname).toBe('/api/userOrders');
    expect(list?.searchParams.get('email')).toBe(email);
  });

  test('our own search leaves out what is not asked for', async () => {
    const { client, sent } = hostThatAnswers([]);
    await client.findParts({ limit: 6 });
    await client.findParts();
    expect(sent.map(({ url }) => url)).toEqual(['/api/parts?limit=6', '/api/parts']);
  });

  test('the body holds exactly the documented keys (S156)', async () => {
    const { client, sent } = hostThatAnswers('');
    const more = { ...order, role: 'admin' };
    await client.placeOrder(more);
    expect(JSON.parse(String(sent[0]?.body))).toEqual(order);
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
  });

  test('an attempt keeps its key, and a call without one sends none', async () => {
    const { client, sent } = hostThatAnswers('');
    await client.placeOrder(order, { idempotencyKey: 'attempt-1' });
    await client.placeOrder(order);
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['attempt-1', null]);
  });

  test('a count that a host writes as text is a count, so that "0" is no success', async () => {
    const { client } = hostThatAnswers({ deletedCount: '0' });
    expect(await client.deleteOrder({ id: '1' })).toEqual({ deletedCount: 0 });
  });

  test('a call without a body sends none', async () => {
    const { client, sent } = hostThatAnswers({ modifiedCount: 1 });
    await client.makeAdmin({ email: 'a@b.com' });
    expect(sent[0]).toMatchObject({
      url: '/api/user/admin/a%40b.com',
      method: 'PUT',
      body: undefined,
    });
    expect(sent[0]?.headers.get('content-type')).toBeNull();
  });
});

describe('which token a call sends', () => {
  test('the public reads send none, so that they stay cacheable (S154, S155, S160)', async () => {
    const { client, sent } = hostThatAnswers([]);
    await client.listParts();
    await client.listReviews();
    await client.getPart({ id: '1' }).catch(() => undefined);
    expect(sent.map(({ headers }) => [...headers])).toEqual([[], [], []]);
  });

  test('the calls documented without one that change data send the access token (S151, S161)', async () => {
    const { client, sent } = hostThatAnswers('');
    await client.placeOrder(order);
    await client.updateUser({ email: 'a@b.com', loaction: 'Sylhet', phone: '017' });
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer access-token',
      'Bearer access-token',
    ]);
  });

  test("signing in sends the provider's ID token (S148)", async () => {
    const { client, sent } = hostThatAnswers({ token: 'new' });
    await client.signIn({ email: 'a@b.com', username: 'Rahim' });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer id-token');
  });

  test('without a token no header is sent', async () => {
    const { client, sent } = hostThatAnswers([], 200, { accessToken: () => null });
    await client.listUsers();
    expect(sent[0]?.headers.has('authorization')).toBe(false);
  });
});

describe('what an answer becomes', () => {
  test('numbers written as text are numbers, unknown keys are dropped', async () => {
    const { client } = hostThatAnswers([{ _id: '1', price: '45', __v: 0 }]);
    expect(await client.listParts()).toEqual([{ _id: '1', price: 45, image: '', minimum_order_quantity: 1 }]);
  });

  test.each([200, 201, 202])('where none is shown, any body of a %i is success (S110, S115)', async (status) => {
    for (const answer of ['', '<html>', { acknowledged: true }]) {
      const { client } = hostThatAnswers(answer, status);
      await expect(client.placeOrder(order)).resolves.toBeUndefined();
    }
  });

  test.each([{}, [{ price: 1 }], null, '<!doctype html>', ''])('%o is no list of parts (S154)', async (answer) => {
    const { client } = hostThatAnswers(answer);
    const error = await client.listParts().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AnswerError);
    expect(error).toMatchObject({ name: 'AnswerError', call: 'listParts' });
  });

  test('says where an answer is wrong', async () => {
    const { client } = hostThatAnswers([{ _id: '1' }, { _id: 2 }]);
    await expect(client.listParts()).rejects.toMatchObject({ issues: [{ path: '1._id' }] });
  });

  test('an empty token is no token (S148)', async () => {
    const { client } = hostThatAnswers({ token: '' });
    await expect(client.signIn({ email: 'a@b.com' })).rejects.toBeInstanceOf(AnswerError);
  });
});
