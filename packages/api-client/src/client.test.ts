import { describe, expect, test } from 'vitest';
import { type ClientOptions, createClient } from './client.js';
import { AnswerError, HttpError, NetworkError } from './errors.js';

interface Sent {
  url: string;
  method: string | undefined;
  headers: Headers;
  body: unknown;
}

/** A client of a host that answers everything alike, and what that host was sent. */
function hostThatAnswers(answer: unknown, status = 200, options: Partial<ClientOptions> = {}) {
  const sent: Sent[] = [];
  const client = createClient({
    host: '/api',
    accessToken: () => 'access-token',
    idToken: () => Promise.resolve('id-token'),
    fetch: async (url, { method, headers, body }) => {
      sent.push({ url, method, headers: new Headers(headers), body: body ?? undefined });
      const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
      return new Response(text, { status });
    },
    ...options,
  });
  return { client, sent };
}

const order = {
  userEmail: 'a@b.com',
  userName: 'Rahim',
  product_name: 'Brake Disc',
  address: 'Zindabazar, Sylhet',
  phone: '01700000000',
  orderQuantity: 2,
};

describe('where a call goes', () => {
  test.each([
    'https://parts.example/api',
    'https://parts.example/api/',
    'https://parts.example/api//',
  ])('the host %s takes one slash', async (host) => {
    const { client, sent } = hostThatAnswers([], 200, { host });
    await client.listParts();
    expect(sent[0]).toMatchObject({ url: 'https://parts.example/api/parts', method: 'GET' });
  });

  test('an e-mail survives in a path and in a query', async () => {
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

  test('the body holds exactly the documented keys', async () => {
    const { client, sent } = hostThatAnswers('');
    await client.placeOrder({ ...order, ...{ role: 'admin' } });
    expect(JSON.parse(String(sent[0]?.body))).toEqual(order);
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
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
  test('the public reads send none, so that they stay cacheable', async () => {
    const { client, sent } = hostThatAnswers([]);
    await client.listParts();
    await client.listReviews();
    await client.getPart({ id: '1' }).catch(() => undefined);
    expect(sent.map(({ headers }) => [...headers])).toEqual([[], [], []]);
  });

  test('the calls documented without one that change data send the access token', async () => {
    const { client, sent } = hostThatAnswers('');
    await client.placeOrder(order);
    await client.updateUser({ email: 'a@b.com', loaction: 'Sylhet', phone: '017' });
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer access-token',
      'Bearer access-token',
    ]);
  });

  test("signing in sends the provider's ID token", async () => {
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
    expect(await client.listParts()).toEqual([
      { _id: '1', price: 45, image: '', minimum_order_quantity: 1 },
    ]);
  });

  test.each([200, 201, 202])('where none is shown, any body of a %i is success', async (status) => {
    for (const answer of ['', '<html>', { acknowledged: true }]) {
      const { client } = hostThatAnswers(answer, status);
      await expect(client.placeOrder(order)).resolves.toBeUndefined();
    }
  });

  test.each([{}, [{ price: 1 }], null, '<!doctype html>', ''])(
    '%o is no list of parts',
    async (answer) => {
      const { client } = hostThatAnswers(answer);
      const error = await client.listParts().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(AnswerError);
      expect(error).toMatchObject({ name: 'AnswerError', call: 'listParts' });
    },
  );

  test('says where an answer is wrong', async () => {
    const { client } = hostThatAnswers([{ _id: '1' }, { _id: 2 }]);
    await expect(client.listParts()).rejects.toMatchObject({ issues: [{ path: '1._id' }] });
  });

  test('an empty token is no token', async () => {
    const { client } = hostThatAnswers({ token: '' });
    await expect(client.signIn({ email: 'a@b.com' })).rejects.toBeInstanceOf(AnswerError);
  });
});

describe('what a failure becomes', () => {
  test('a refusal carries the status, the message and the issues', async () => {
    const issues = [{ path: 'orderQuantity', message: 'Only 3 are left.' }];
    const { client } = hostThatAnswers({ message: 'Not enough in stock.', issues }, 409);
    const error = await client.placeOrder(order).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      call: 'placeOrder',
      status: 409,
      message: 'Not enough in stock.',
      issues,
    });
  });

  test.each(['', '<html>Bad gateway</html>', '{"message":""}', '[]', 'null'])(
    'a refusal without our message (%s) still has one',
    async (body) => {
      const { client } = hostThatAnswers(body, 502);
      await expect(client.listParts()).rejects.toMatchObject({
        name: 'HttpError',
        status: 502,
        message: 'listParts: HTTP 502',
        issues: [],
      });
    },
  );

  test("another host's message survives without our issues", async () => {
    const { client } = hostThatAnswers({ message: 'forbidden access', issues: 'none' }, 403);
    await expect(client.listUsers()).rejects.toMatchObject({
      message: 'forbidden access',
      issues: [],
    });
  });

  test('an unreachable host is a network error with its cause', async () => {
    const cause = new TypeError('fetch failed');
    const { client } = hostThatAnswers('', 200, { fetch: () => Promise.reject(cause) });
    const error = await client.listParts().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ call: 'listParts', cause });
  });

  test('an answer that breaks off is a network error, unless the host had already accepted the change', async () => {
    const breaksOff: ClientOptions['fetch'] = async () =>
      new Response(
        new ReadableStream({
          start: (controller) => controller.error(new TypeError('terminated')),
        }),
      );
    const { client } = hostThatAnswers('', 200, { fetch: breaksOff });
    await expect(client.listParts()).rejects.toBeInstanceOf(NetworkError);
    await expect(client.placeOrder(order)).resolves.toBeUndefined();
  });

  test("a call given up rejects with the signal's own reason", async () => {
    const controller = new AbortController();
    const { client } = hostThatAnswers('', 200, {
      fetch: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          const giveUp = () => reject(new TypeError('aborted'));
          if (signal?.aborted) giveUp();
          signal?.addEventListener('abort', giveUp);
        }),
    });
    const call = client.listParts({}, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toBe(controller.signal.reason);
  });

  test('a failing token source is not taken for a failing host', async () => {
    const expired = new Error('auth/user-token-expired');
    const { client, sent } = hostThatAnswers('', 200, { idToken: () => Promise.reject(expired) });
    await expect(client.signIn({ email: 'a@b.com' })).rejects.toBe(expired);
    expect(sent).toEqual([]);
  });
});
