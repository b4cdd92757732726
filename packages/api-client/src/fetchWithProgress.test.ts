// @vitest-environment jsdom
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createClient } from './client.js';
import { HttpError, NetworkError } from './errors.js';

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
  const { port } = server.address() as AddressInfo;
  return { host, received, client: createClient({ host: `http://127.0.0.1:${port}`, accessToken: () => 'token' }) };
}

const bytes = new Uint8Array(100_000).map((_, index) => index % 251);

test('tells how much of a picture is sent, and resolves to the response', async () => {
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
