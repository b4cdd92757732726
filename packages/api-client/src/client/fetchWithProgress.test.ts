// @vitest-environment jsdom
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createClient } from './client.js';
import { HttpError, NetworkError } from './errors.js';
import { fetchWithProgress } from './fetchWithProgress.js';

/** A host on another origin than the page; `status` is that of the next upload, and 0 breaks the connection. */
async function startHost() {
  const received: Buffer[] = [];
  const host = { status: 201, body: { image: '/api/pictures/a.jpg', width: 4, height: 3 } as object };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const cors = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-expose-headers': '*',
    };
    if (request.method === 'OPTIONS') {
      response.writeHead(204, cors).end();
      return;
    }
    received.push(await buffer(request));
    if (host.status === 0) response.destroy();
    else response.writeHead(host.status, { ...cors, 'retry-after': '5' }).end(JSON.stringify(host.body));
  };
  const server = createServer((request, response) => void respond(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, address, received, client: createClient({ host: address, accessToken: () => 'token' }) };
}

const bytes = new Uint8Array(100_000).map((_, index) => index % 251);

test('reports how much of a picture is sent, and resolves to the response', async () => {
  const { client, received } = await startHost();
  const shares: number[] = [];
  const headers: (string | null)[] = [];
  const uploaded = await client.uploadPicture(
    { picture: new Blob([bytes]) },
    { onProgress: (share) => shares.push(share), onHeaders: (each) => headers.push(each.get('retry-after')) },
  );
  expect(uploaded).toEqual({ image: '/api/pictures/a.jpg', width: 4, height: 3 });
  expect(received).toEqual([Buffer.from(bytes)]);
  expect(shares.at(-1)).toBe(1);
  expect(headers).toEqual(['5']);
});

test('rejects with the error of the host, or of the connection', async () => {
  const { client, host } = await startHost();
  const upload = () => client.uploadPicture({ picture: bytes }, { onProgress: () => undefined });
  Object.assign(host, { status: 503, body: { message: 'Busy.' } });
  const refused: unknown = await upload().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(HttpError);
  expect(refused).toMatchObject({ status: 503, hostMessage: 'Busy.', retryAfter: 5 });
  host.status = 0;
  await expect(upload()).rejects.toBeInstanceOf(NetworkError);
});

test('is aborted with the reason of its signal', async () => {
  const { client } = await startHost();
  const abort = new AbortController();
  const reason = new Error('cancelled');
  const uploading = client.uploadPicture(
    { picture: bytes },
    { signal: abort.signal, onProgress: () => abort.abort(reason) },
  );
  await expect(uploading).rejects.toBe(reason);
});

test.each([204, 205, 304])('resolves to a response without a body (%s)', async (status) => {
  const { host, address } = await startHost();
  host.status = status;
  const response = await fetchWithProgress(() => undefined)(address, { method: 'POST', body: 'text' });
  expect([response.status, response.body, response.headers.get('retry-after')]).toEqual([status, null, '5']);
});

test('rejects with the reason of its signal without a client', async () => {
  const { address } = await startHost();
  const abort = new AbortController();
  const reason = new Error('cancelled');
  const send = fetchWithProgress(() => abort.abort(reason));
  await expect(send(address, { method: 'POST', body: 'text', signal: abort.signal })).rejects.toBe(reason);
});
