import { connect } from 'node:net';
import { setInterval } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fillFolder } from '../bench/fillFolder.ts';
import { headersOfDealer, seedStore } from '../tests/backendProcess.ts';
import { expectWithin } from '../tests/expectWithin.ts';
import { measureMemory } from '../tests/memory.ts';
import { animation, paint, photo, pngBomb, variantOf } from '../tests/pictures/samples.ts';
import { temporaryFolder } from '../tests/temporaryFolder.ts';
import { canMount, tinyFileSystem } from '../tests/tinyFileSystem.ts';
import { attackSize, limits } from './attackSize.ts';
import { readAsOthers } from './readers.ts';
import { endProcess, startServer } from './startServer.ts';

/** The most memory of a backend that encodes pictures, in MB. */
const maxMemory = 300;

/** The most memory while it refuses hundreds of bodies at once, which Node reads to their end in pieces. */
const maxMemoryOfBurst = 450;

async function startUploads(dataDir: string) {
  await seedStore({ dataDir, databaseUrl: undefined }, 100);
  const { child, origin, clock } = await startServer(dataDir);
  onTestFinished(() => endProcess(child));
  const headers = { ...(await headersOfDealer()), 'content-type': 'application/octet-stream' };
  async function upload(bytes: Uint8Array) {
    const body = new Uint8Array(bytes);
    const response = await fetch(`${origin}/api/pictures`, { method: 'POST', headers, body });
    const { image = '', message } = (await response.json()) as { image?: string; message?: string };
    return { status: response.status, retryAfter: response.headers.get('retry-after'), image, message };
  }
  const read = async (image: string) => Buffer.from(await (await fetch(origin + image)).arrayBuffer());
  return { origin, clock, headers, upload, read, memory: measureMemory(child.pid) };
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/><script>alert(1)</script></svg>';

test('pictures that are made to do harm are refused, and cost little', async () => {
  const { upload, memory } = await startUploads(temporaryFolder());
  const jpeg = await photo(400, 300);
  const bad: [string, Uint8Array, number][] = [
    ['50,000 x 50,000 pixels', pngBomb(50_000, 50_000), 422],
    ['more pixels than there are', pngBomb(5000, 4800), 422],
    ['animated', await animation(), 422],
    ['truncated', (await photo()).subarray(0, 30_000), 422],
    ['an SVG', Buffer.from(svg), 422],
    ['an SVG behind the first bytes of a JPEG', Buffer.concat([jpeg.subarray(0, 4), Buffer.from(svg)]), 422],
    ['the first bytes of a PNG and a JPEG', Buffer.concat([pngBomb(9, 9).subarray(0, 8), jpeg]), 422],
    ['a GIF that is a script', Buffer.from('GIF89a/*\u0001*/=1;alert(1)'), 422],
    ['nothing', new Uint8Array(1), 422],
    ['16 MB', new Uint8Array(16 * 2 ** 20), 413],
  ];
  for (const [what, bytes, status] of bad) {
    // A refusal ends the connection, at times before all is sent and the response is read.
    await vi.waitFor(async () => expect([what, (await upload(bytes)).status]).toEqual([what, status]), {
      timeout: 10_000,
    });
  }
  const most = memory();
  console.log(`refused pictures: ${most.toFixed(0)} MB at most`);
  expect(most).toBeLessThan(maxMemory);
});

/** Sends 200 pictures at once to a new shop, and measures what its other users notice. */
async function sendMany() {
  const dataDir = await fillFolder(temporaryFolder(), 1000);
  const { origin, clock, upload, memory } = await startUploads(dataDir);
  const jpeg = await paint(2000, 1500).jpeg({ quality: 98 }).toBuffer();
  expect((await upload(jpeg)).status).toBe(201);
  const uploading = Promise.all(Array.from({ length: 200 }, (_, n) => upload(variantOf(jpeg, `picture ${n}`))));
  const { health, readers } = await readAsOthers(origin, { parts: 1000, seconds: 5, clock });
  const responses = await uploading;
  const stored = responses.filter(({ status }) => status === 201);
  for (const { status, retryAfter } of responses) {
    expect([status, retryAfter]).toEqual(status === 201 ? [201, null] : [503, '5']);
  }
  const most = memory();
  const figures = `/healthz p99 ${health.toFixed(0)} ms, other readers p99 ${readers.toFixed(0)} ms`;
  console.log(`${stored.length} of 200 pictures stored, ${figures}, ${most.toFixed(0)} MB at most`);
  expect(stored.length).toBeGreaterThan(0);
  return { health, readers, memory: most };
}

test(
  '200 pictures at once are stored or refused for a moment, and keep no other client waiting',
  { tags: ['long'] },
  async () => {
    // Reading the refused bodies takes 140 to 340 ms on two cores; encoding in this process would take seconds.
    await expectWithin({ health: 500, readers: 500, memory: maxMemoryOfBurst }, sendMany);
  },
);

test('pictures that arrive a byte at a time keep no other client waiting', { tags: ['long'] }, async () => {
  const dataDir = await fillFolder(temporaryFolder(), 1000);
  const { origin, clock, headers, memory } = await startUploads(dataDir);
  const head = ['POST /api/pictures HTTP/1.1', 'host: a', `content-length: ${15 * 2 ** 20}`];
  for (const [name, value] of Object.entries(headers)) head.push(`${name}: ${value}`);
  let refused = 0;
  const sockets = Array.from({ length: 100 }, () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () =>
      socket.write(`${head.join('\r\n')}\r\n\r\n`),
    );
    return socket.on('error', () => undefined).on('data', (data) => (refused += data.includes('HTTP/1.1 503') ? 1 : 0));
  });
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  const sending = async () => {
    for await (const _tick of setInterval(100)) for (const socket of sockets) if (socket.writable) socket.write('a');
  };
  void sending();
  // One picture of this length is received at a time.
  await vi.waitFor(() => expect(refused).toBe(99), { timeout: 30_000 });
  const { health, readers } = await readAsOthers(origin, { parts: 1000, seconds: attackSize.seconds, clock });
  console.log(`100 slow pictures: /healthz p99 ${health.toFixed(0)} ms, other readers p99 ${readers.toFixed(0)} ms`);
  expect(health).toBeLessThanOrEqual(limits.health);
  expect(readers).toBeLessThanOrEqual(limits.readers);
  expect(memory()).toBeLessThan(maxMemory);
});

test.runIf(canMount)(
  'a disk that becomes full between pictures loses none that was stored',
  { tags: ['long'] },
  async () => {
    const dataDir = String(tinyFileSystem(16));
    const { origin, upload, read } = await startUploads(dataDir);
    const jpeg = await photo(1200, 900);
    const stored: string[] = [];
    let sent = 0;
    const next = () => upload(variantOf(jpeg, `picture ${sent++}`));
    let refused = await next();
    for (; refused.status === 201; refused = await next()) stored.push(refused.image);
    expect([refused.status, refused.retryAfter]).toEqual([503, '5']);
    expect(stored.length).toBeGreaterThan(0);
    expect((await fetch(`${origin}/api/parts`)).status).toBe(200);
    for (const image of stored) expect((await sharp(await read(image)).metadata()).width).toBe(1200);
  },
);
