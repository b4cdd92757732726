import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { HttpError } from '@dealerkit/api-client';
import { pictureSources } from '@dealerkit/domain/parts/pictureFiles';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { StoreUnavailableError } from '../../src/store/StoreUnavailableError.ts';
import { photo, variantOf } from '../pictures/samples.ts';
import { admin, type Backend, startBackend } from '../startBackend.ts';

const blobOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);

/** Uploads as an admin; resolves to the response, or to the status of a refusal. */
async function startUploading(backend: Backend) {
  const client = await backend.clientOf(admin);
  return async (bytes: Buffer) => client.uploadPicture({ picture: blobOf(bytes) });
}

const statusOf = (error: unknown) => (error instanceof HttpError ? error.status : error);

test('a picture that an admin uploads is served in every width and format', async () => {
  const backend = await startBackend();
  const upload = await startUploading(backend);
  const { image, width, height } = await upload(await photo(800, 600));
  expect([width, height]).toEqual([800, 600]);
  const sources = pictureSources(image) ?? [];
  expect(sources).toHaveLength(3);
  for (const { type, srcSet } of sources) {
    for (const source of srcSet.split(', ')) {
      const [url = '', wide = ''] = source.split(' ');
      const { statusCode, headers, rawPayload } = await backend.app.inject(url);
      expect([url, statusCode, headers['content-type'], Number(headers['content-length'])]).toEqual([
        url,
        200,
        type,
        rawPayload.length,
      ]);
      expect((await sharp(rawPayload).metadata()).width).toBe(Math.min(parseInt(wide, 10), 800));
    }
  }
});

test('the same picture has the same address and is stored once, and another one has its own', async () => {
  const backend = await startBackend();
  const upload = await startUploading(backend);
  const first = await photo(200, 150);
  const uploaded = await Promise.all([first, first, variantOf(first, 'another')].map(upload));
  expect(new Set(uploaded.map(({ image }) => image)).size).toBe(2);
  expect(await upload(first)).toEqual(uploaded[0]);
});

test('a file of a picture is kept for a year, is not sent again, and can be asked for without its bytes', async () => {
  const backend = await startBackend();
  const { image } = await (await startUploading(backend))(await photo(200, 150));
  const url = image.replace('.jpg', '-160.webp');
  const { headers } = await backend.app.inject(url);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  const etag = String(headers['etag']);
  const again = await backend.app.inject({ url, headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
  const any = await backend.app.inject({ url, headers: { 'if-none-match': '*' } });
  expect([any.statusCode, any.body]).toEqual([304, '']);
  const head = await backend.app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', headers['content-length']]);
  const other = await backend.app.inject({ url: image, headers: { 'if-none-match': etag } });
  expect(other.statusCode).toBe(200);
});

test.each(['0'.repeat(32) + '.jpg', '0'.repeat(32) + '-160.png', 'a.jpg', '..%2f..%2fetc%2fpasswd'])(
  'there is no picture %s',
  async (name) => {
    const { app } = await startBackend();
    for (const known of ['', `"${name}"`, `W/"${name}", "a"`, '*']) {
      const url = `/api/pictures/${name}`;
      const { statusCode, headers, body } = await app.inject({ url, headers: { 'if-none-match': known } });
      expect([statusCode, headers['cache-control'], headers['etag']]).toEqual([404, 'no-store', undefined]);
      expect(JSON.parse(body)).toEqual({ message: 'There is no such picture.', issues: [] });
    }
  },
);

test('a file of a picture counts against the reads of its client', async () => {
  const backend = await startBackend({ rateLimits: { reads: 10 } });
  const { image } = await (await startUploading(backend))(await photo(200, 150));
  // The time of a slow machine would count too, and the next minute would begin again.
  vi.useFakeTimers({ toFake: ['performance', 'Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const statuses: number[] = [];
  for (let n = 0; n < 4; n++) statuses.push((await backend.app.inject(image)).statusCode);
  expect(statuses).toEqual([200, 200, 429, 429]);
});

test('what is no picture is refused with a sentence for the admin', async () => {
  const upload = await startUploading(await startBackend());
  const refused: unknown = await upload(Buffer.from('<svg/>')).catch((error: unknown) => error);
  expect(refused).toMatchObject({
    status: 422,
    hostMessage: 'The picture is no JPEG, PNG, WebP or AVIF: save it as one of these, and upload that file.',
    issues: [{ path: 'picture' }],
  });
});

test('a body of another type, without bytes, or above the limit is refused', async () => {
  const { app, tokenOf } = await startBackend();
  const authorization = `Bearer ${await tokenOf(admin)}`;
  const send = async (type: string, payload: Buffer) => {
    const headers = { authorization, 'content-type': type };
    return (await app.inject({ method: 'POST', url: '/api/pictures', headers, payload })).statusCode;
  };
  expect(await send('application/json', Buffer.from('{}'))).toBe(415);
  expect(await send('image/jpeg', Buffer.alloc(0))).toBe(422);
  expect(await send('image/jpeg', Buffer.alloc(15 * 2 ** 20))).toBe(422);
  expect(await send('image/jpeg', Buffer.alloc(15 * 2 ** 20 + 1))).toBe(413);
  const headers = { authorization, 'content-type': 'image/jpeg' };
  const part = await app.inject({ method: 'POST', url: '/api/addparts', headers, payload: Buffer.from('{}') });
  expect(part.statusCode).toBe(415);
});

test('more pictures than the backend holds at once are refused until others are done', async () => {
  const backend = await startBackend();
  const upload = await startUploading(backend);
  let fourAreRefused = () => undefined as void;
  const refusals = new Promise<void>((resolve) => (fourAreRefused = resolve));
  const reusePicture = backend.store.reusePicture.bind(backend.store);
  backend.store.reusePicture = async (hash) => {
    await refusals;
    return reusePicture(hash);
  };
  const large = Buffer.alloc(12 * 2 ** 20);
  const statuses: unknown[] = [];
  const send = async () => {
    const error: unknown = await upload(large).catch((reason: unknown) => reason);
    statuses.push(error instanceof HttpError ? [error.status, error.retryAfter] : error);
    if (statuses.length === 4) fourAreRefused();
  };
  await Promise.all(Array.from({ length: 6 }, send));
  const noPicture = [422, undefined];
  expect(statuses).toEqual([...Array.from({ length: 4 }, () => [503, 5]), noPicture, noPicture]);
  expect(await upload(large).catch(statusOf)).toBe(422);
});

test('a picture that cannot be stored leaves nothing, and can be sent again', async () => {
  const backend = await startBackend();
  const addPicture = backend.store.addPicture.bind(backend.store);
  const upload = await startUploading(backend);
  const picture = await photo(200, 150);
  backend.store.addPicture = () => Promise.reject(new StoreUnavailableError('full'));
  expect(await upload(picture).catch(statusOf)).toBe(503);
  backend.store.addPicture = addPicture;
  const { image } = await upload(picture);
  expect((await backend.app.inject(image)).statusCode).toBe(200);
});

test('the picture of an admin may arrive slowly, and no other body', async () => {
  const backend = await startBackend({ requestTimeout: 1_000 });
  const origin = await backend.app.listen({ host: '127.0.0.1', port: 0 });
  const picture = await photo(200, 150);
  const authorization = `authorization: Bearer ${await backend.tokenOf(admin)}`;
  const send = async (path: string, type: string, body: Buffer) => {
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(origin).port) }).on('error', () => undefined);
    const head = [`POST /api${path} HTTP/1.1`, 'host: a', 'connection: close', `content-type: ${type}`];
    head.push(authorization, `content-length: ${body.length}`);
    socket.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body.subarray(0, 10)]));
    const sending = setTimeout(() => socket.write(body.subarray(10)), 3_000);
    const response = await text(socket);
    clearTimeout(sending);
    return Number(response.split(' ')[1]);
  };
  expect(await send('/pictures', 'image/jpeg', picture)).toBe(201);
  expect(await send('/addparts', 'application/json', picture)).toBe(408);
});
