import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startBackend } from '../startBackend.ts';

/** A backend whose public reads wait until `end` is called. */
async function startWaiting(options: Parameters<typeof startBackend>[0]) {
  const backend = await startBackend(options);
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const readCatalogue = backend.store.readCatalogue.bind(backend.store);
  vi.spyOn(backend.store, 'readCatalogue').mockImplementation(async (version, read) => {
    await ended;
    return readCatalogue(version, read);
  });
  onTestFinished(() => {
    end();
    vi.restoreAllMocks();
  });
  return { ...backend, end };
}

test('a connection that pipelines more than its share is closed, and uses up nothing', async () => {
  const { app, end } = await startWaiting({ maxInFlight: 10 });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  socket.resume().write('GET /api/parts HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(1300));
  await vi.waitFor(() => expect(socket.destroyed).toBe(true), { timeout: 20_000 });
  const waiting = app.inject({ url: '/api/parts', remoteAddress: '10.0.0.8' });
  for (const url of ['/api/healthz', '/api/readyz', '/api/openapi.json']) {
    expect([url, (await app.inject({ url, remoteAddress: '10.0.0.9' })).statusCode]).toEqual([url, 200]);
  }
  end();
  expect((await waiting).statusCode).toBe(200);
});

test('all calls of a connection end when it is closed', async () => {
  const maxInFlight = 5;
  const { app } = await startWaiting({ maxInFlight });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  // Earlier versions of Node 24 close no response that waits for others.
  app.server.prependListener('request', (_request, response) => {
    vi.spyOn(response, 'destroy').mockReturnValue(response);
  });
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => undefined);
  const callOthers = async () => {
    const calls = Array.from({ length: maxInFlight }, () => app.inject('/api/openapi.json'));
    return new Set((await Promise.all(calls)).map(({ statusCode }) => statusCode));
  };
  socket.write('GET /api/parts HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(maxInFlight));
  await expect.poll(callOthers).toEqual(new Set([503]));
  socket.destroy();
  await expect.poll(callOthers, { timeout: 20_000 }).toEqual(new Set([200]));
});

test('health checks are answered above the limit of calls', async () => {
  const { app } = await startBackend({ maxInFlight: 0 });
  const statuses = ['/api/healthz', '/api/readyz', '/api/openapi.json'].map(async (url) => {
    return (await app.inject(url)).statusCode;
  });
  expect(await Promise.all(statuses)).toEqual([200, 200, 503]);
});

test('calls of one address use up no more than its share, and those that a trusted proxy sends count for their clients', async () => {
  const { app, end } = await startWaiting({ trustProxy: ['127.0.0.1'] });
  const statuses: number[] = [];
  const get = async (address: string) => {
    const response = await app.inject({ url: '/api/purchase/unknown', headers: { 'x-forwarded-for': address } });
    statuses.push(response.statusCode);
  };
  const one = Array.from({ length: 450 }, () => get('10.0.0.1'));
  const many = Array.from({ length: 450 }, (_, n) => get(`10.0.${1 + (n % 5)}.1`));
  await vi.waitFor(() => expect(statuses).toHaveLength(50));
  expect(new Set(statuses)).toEqual(new Set([429]));
  end();
  await Promise.all([...one, ...many]);
  expect(statuses.filter((status) => status === 404)).toHaveLength(850);
});
