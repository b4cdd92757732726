import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createClient, HttpError } from '@dealerkit/api-client';
import { expect, test } from 'vitest';
import { admin, type Backend, idTokenOf, startBackend } from './backend.ts';
import { disc, order, rahim } from './entities.ts';

async function listen({ app }: Backend): Promise<string> {
  return app.listen({ host: '127.0.0.1', port: 0 });
}

test('two hundred buyers of the last hundred: exactly one hundred get one', async () => {
  const backend = await startBackend();
  const origin = await listen(backend);
  await (await backend.clientOf(admin)).addPart({ ...disc, minimum_order_quantity: 1, available_quantity: 100 });

  const buy = async (email: string) => {
    const token = await backend.tokenOf(email);
    const client = createClient({ host: `${origin}/api`, accessToken: () => token });
    return client.placeOrder({ ...order, userEmail: email, orderQuantity: 1 }).then(
      () => 'bought',
      (error: unknown) => (error instanceof HttpError ? error.status : error),
    );
  };
  const outcomes = await Promise.all(Array.from({ length: 200 }, (_, n) => buy(`buyer${n}@example.com`)));

  expect(outcomes.filter((outcome) => outcome === 'bought')).toHaveLength(100);
  expect(outcomes.filter((outcome) => outcome === 409)).toHaveLength(100);
  const { rows } = await backend.store.findParts({ limit: 1 });
  expect(rows[0]?.available_quantity).toBe(0);
});

test('the client signs in and orders over a real connection', async () => {
  const backend = await startBackend();
  const origin = await listen(backend);
  await (await backend.clientOf(admin)).addPart(disc);

  let accessToken: string | null = null;
  const client = createClient({
    host: `${origin}/api/`,
    idToken: () => idTokenOf(rahim),
    accessToken: () => accessToken,
  });
  ({ token: accessToken } = await client.signIn({ email: rahim, username: 'Rahim' }));
  await client.placeOrder(order);
  expect(await client.listOrders({ email: rahim })).toMatchObject([order]);
});

test('a body that is announced shorter than it is, or never comes whole, orders nothing', async () => {
  const backend = await startBackend();
  const { port } = new URL(await listen(backend));
  await (await backend.clientOf(admin)).addPart(disc);
  const token = await backend.tokenOf(rahim);
  const body = JSON.stringify(order);
  const socket = connect({ host: '127.0.0.1', port: Number(port) });
  socket.end(
    `POST /api/orderparts HTTP/1.1\r\nhost: a\r\nconnection: close\r\nauthorization: Bearer ${token}\r\n` +
      `content-type: application/json\r\ncontent-length: ${body.length + 1}\r\n\r\n${body}`,
  );
  expect(await text(socket)).not.toMatch(/^HTTP\/1\.1 2/);
  expect(await backend.store.listOrders(rahim)).toEqual([]);
});
