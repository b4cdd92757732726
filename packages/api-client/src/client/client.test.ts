import { describe, expect, test } from 'vitest';
import { AnswerError } from './errors.js';
import { stubHost, order } from '../../tests/stubHost.js';

describe('the request of a call', () => {
  test.each(['https://parts.example/api', 'https://parts.example/api/', 'https://parts.example/api//'])(
    'joins the base URL %s and the path with exactly one slash (S162)',
    async (host) => {
      const { client, sent } = stubHost([], 200, { host });
      await client.listParts();
      expect(sent[0]).toMatchObject({ url: 'https://parts.example/api/parts', method: 'GET' });
    },
  );

  test('encodes an e-mail in a path and in a query (S152)', async () => {
    const { client, sent } = stubHost([]);
    const email = 'a+b/c?d&e#f@b.com';
    await client.updateUser({ email, loaction: 'Sylhet', phone: '017' });
    await client.listOrders({ email });
    const [update, list] = sent.map(({ url }) => new URL(url, 'https://parts.example'));
    expect(decodeURIComponent(update?.pathname.replace('/api/updateuser/', '') ?? '')).toBe(email);
    expect(list?.pathname).toBe('/api/userOrders');
    expect(list?.searchParams.get('email')).toBe(email);
  });

  test('omits missing params of a search', async () => {
    const { client, sent } = stubHost([]);
    await client.findParts({ limit: 6 });
    await client.findParts();
    expect(sent.map(({ url }) => url)).toEqual(['/api/parts?limit=6', '/api/parts']);
  });

  test('sends exactly the documented keys in the body (S156)', async () => {
    const { client, sent } = stubHost('');
    const more = { ...order, role: 'admin' };
    await client.placeOrder(more);
    expect(JSON.parse(String(sent[0]?.body))).toEqual(order);
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
  });

  test('sends a picture as it is', async () => {
    const { client, sent } = stubHost({ image: '/api/pictures/a.jpg', width: 4, height: 3 });
    const picture = new Blob(['bytes']);
    await client.uploadPicture({ picture }, { onProgress: () => undefined });
    expect(sent[0]).toMatchObject({ url: '/api/pictures', method: 'POST', body: picture });
    expect(sent[0]?.headers.get('content-type')).toBe('application/octet-stream');
  });

  test('sends an idempotency key only if there is one', async () => {
    const { client, sent } = stubHost('');
    await client.placeOrder(order, { idempotencyKey: 'attempt-1' });
    await client.placeOrder(order);
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['attempt-1', null]);
  });

  test('passes on the headers of the response', async () => {
    const { client } = stubHost([]);
    const types: (string | null)[] = [];
    await client.findParts({ limit: 2 }, { onHeaders: (headers) => types.push(headers.get('content-type')) });
    expect(types).toEqual(['text/plain;charset=UTF-8']);
  });

  test('reads a count written as text as a number', async () => {
    const { client } = stubHost({ deletedCount: '0' });
    expect(await client.deleteOrder({ id: '1' })).toEqual({ deletedCount: 0 });
  });

  test('sends no body and no content type without a documented body', async () => {
    const { client, sent } = stubHost({ modifiedCount: 1 });
    await client.makeAdmin({ email: 'a@b.com' });
    expect(sent[0]).toMatchObject({
      url: '/api/user/admin/a%40b.com',
      method: 'PUT',
      body: undefined,
    });
    expect(sent[0]?.headers.get('content-type')).toBeNull();
  });
});

describe('the token of a call', () => {
  test('is not sent by public reads, so that they stay cacheable (S154, S155, S160)', async () => {
    const { client, sent } = stubHost([]);
    await client.listParts();
    await client.listReviews();
    await client.getPart({ id: '1' }).catch(() => undefined);
    expect(sent.map(({ headers }) => [...headers])).toEqual([[], [], []]);
  });

  test('is the access token also in writes that are documented without a token (S151, S161)', async () => {
    const { client, sent } = stubHost('');
    await client.placeOrder(order);
    await client.updateUser({ email: 'a@b.com', loaction: 'Sylhet', phone: '017' });
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer access-token',
      'Bearer access-token',
    ]);
  });

  test("is the provider's ID token in signIn (S148)", async () => {
    const { client, sent } = stubHost({ token: 'new' });
    await client.signIn({ email: 'a@b.com', username: 'Rahim' });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer id-token');
  });

  test('is not sent when there is none', async () => {
    const { client, sent } = stubHost([], 200, { accessToken: () => null });
    await client.listUsers();
    expect(sent[0]?.headers.has('authorization')).toBe(false);
  });
});

describe('the response of a call', () => {
  test('contains numbers for numbers written as text, and no unknown keys', async () => {
    const { client } = stubHost([{ _id: '1', price: '45', __v: 0 }]);
    expect(await client.listParts()).toEqual([{ _id: '1', price: 45 }]);
  });

  test.each([200, 201, 202])('may have any body with status %i if none is documented (S110, S115)', async (status) => {
    for (const response of ['', '<html>', { acknowledged: true }, { insertedId: 7 }]) {
      const { client } = stubHost(response, status);
      await expect(client.placeOrder(order)).resolves.toEqual({});
      await expect(client.updateUser({ email: 'a@b.com', loaction: 'Sylhet', phone: '017' })).resolves.toBeUndefined();
    }
  });

  test('contains the id of the placed order, from a host that sends it', async () => {
    const { client } = stubHost({ acknowledged: true, insertedId: 'a1' }, 201);
    expect(await client.placeOrder(order)).toEqual({ insertedId: 'a1' });
  });

  test.each([{}, [{ price: 1 }], null, '<!doctype html>', ''])(
    'causes an AnswerError when a list of parts is %o (S154)',
    async (response) => {
      const { client } = stubHost(response);
      const error = await client.listParts().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(AnswerError);
      expect(error).toMatchObject({ name: 'AnswerError', call: 'listParts' });
    },
  );

  test('causes an AnswerError with the path of the wrong value', async () => {
    const { client } = stubHost([{ _id: '1' }, { _id: 2 }]);
    await expect(client.listParts()).rejects.toMatchObject({ issues: [{ path: '1._id' }] });
  });

  test('causes an AnswerError when a token is empty (S148)', async () => {
    const { client } = stubHost({ token: '' });
    await expect(client.signIn({ email: 'a@b.com' })).rejects.toBeInstanceOf(AnswerError);
  });
});
