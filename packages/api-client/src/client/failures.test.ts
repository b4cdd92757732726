import { describe, expect, test } from 'vitest';
import type { ClientOptions } from './client.js';
import { HttpError, NetworkError } from './errors.js';
import { stubHost, order } from '../../tests/stubHost.js';

describe('the error of a call', () => {
  test('is an HttpError with status, message and issues', async () => {
    const issues = [{ path: 'orderQuantity', message: 'Only 3 are left.' }];
    const { client } = stubHost({ message: 'Not enough in stock.', issues }, 409);
    const error = await client.placeOrder(order).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      call: 'placeOrder',
      status: 409,
      message: 'Not enough in stock.',
      hostMessage: 'Not enough in stock.',
      issues,
    });
  });

  test.each(['', '<html>Bad gateway</html>', '{"message":""}', '[]', 'null'])(
    'has a default message when the body is %j',
    async (body) => {
      const { client } = stubHost(body, 502);
      await expect(client.listParts()).rejects.toMatchObject({
        name: 'HttpError',
        status: 502,
        message: 'listParts: HTTP 502',
        hostMessage: undefined,
        issues: [],
      });
    },
  );

  test('has the message of a host that sends no issues', async () => {
    const { client } = stubHost({ message: 'forbidden access', issues: 'none' }, 403);
    await expect(client.listUsers()).rejects.toMatchObject({
      message: 'forbidden access',
      issues: [],
    });
  });

  test.each([
    ['42', 42],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    [undefined, undefined],
  ])('has the seconds of the header Retry-After: %s', async (header, retryAfter) => {
    const headers: HeadersInit = header === undefined ? {} : { 'retry-after': header };
    const { client } = stubHost('', 429, { fetch: async () => new Response('', { status: 429, headers }) });
    await expect(client.listUsers()).rejects.toMatchObject({ status: 429, retryAfter });
  });

  test('is a NetworkError with its cause when the host is unreachable', async () => {
    const cause = new TypeError('fetch failed');
    const { client } = stubHost('', 200, { fetch: () => Promise.reject(cause) });
    const error = await client.listParts().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ call: 'listParts', cause });
  });

  test('is a NetworkError when the response is interrupted, except for a call without a documented response', async () => {
    const interrupted: ClientOptions['fetch'] = async () =>
      new Response(
        new ReadableStream({
          start: (controller) => controller.error(new TypeError('terminated')),
        }),
      );
    const { client } = stubHost('', 200, { fetch: interrupted });
    await expect(client.listParts()).rejects.toBeInstanceOf(NetworkError);
    await expect(client.placeOrder(order)).resolves.toEqual({});
  });

  test("is the signal's reason when the call is aborted", async () => {
    const controller = new AbortController();
    const { client } = stubHost('', 200, {
      fetch: (_, { signal }) =>
        new Promise((_resolve, reject) => {
          const abort = () => reject(new TypeError('aborted'));
          if (signal?.aborted) abort();
          signal?.addEventListener('abort', abort);
        }),
    });
    const call = client.listParts({}, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toBe(controller.signal.reason);
  });

  test('is the error of the token source when that fails', async () => {
    const expired = new Error('auth/user-token-expired');
    const { client, sent } = stubHost('', 200, { idToken: () => Promise.reject(expired) });
    await expect(client.signIn({ email: 'a@b.com' })).rejects.toBe(expired);
    expect(sent).toEqual([]);
  });
});
