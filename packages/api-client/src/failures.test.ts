import { describe, expect, test } from 'vitest';
import type { ClientOptions } from './client.js';
import { HttpError, NetworkError } from './errors.js';
import { hostThatAnswers, order } from './hostThatAnswers.js';

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
      hostMessage: 'Not enough in stock.',
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
        hostMessage: undefined,
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
