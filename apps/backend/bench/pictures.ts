import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { readAsOthers } from '../attack/readers.ts';
import { headersOfDealer, serve, seedStore } from '../tests/backendProcess.ts';
import { measureMemory } from '../tests/memory.ts';
import { variantOf } from '../tests/pictures/samples.ts';
import { report } from './report.ts';
import { fillFolder } from './fillFolder.ts';

/** `node bench/pictures.ts [pictures]`: uploads 200 photographs of 12 megapixels as one browser does, while others read. */
const count = Number(process.argv[2] ?? 200);

/** How many requests a browser sends to a host at once. */
const connections = 6;

const parts = 5_000;
const photo = path.join(import.meta.dirname, '../../storefront/public/photos/brake-disc-800.jpg');
const jpeg = await sharp(photo).resize(4000, 3000, { fit: 'cover' }).sharpen().jpeg({ quality: 95 }).toBuffer();

const dataDir = await fillFolder(mkdtempSync(path.join(tmpdir(), 'dealerkit-bench-')), parts);
await seedStore({ dataDir, databaseUrl: undefined }, 100);
const { child, origin } = await serve({ dataDir, databaseUrl: undefined });
const headers = { ...(await headersOfDealer()), 'content-type': 'application/octet-stream' };

let sent = 0;
async function upload(): Promise<void> {
  while (sent < count) {
    const body = new Uint8Array(variantOf(jpeg, `picture ${sent++}`));
    const { status } = await fetch(`${origin}/api/pictures`, { method: 'POST', headers, body });
    if (status !== 201) throw new Error(`The backend returned ${status}.`);
  }
}

const readFor = async (seconds: number) => (await readAsOthers(origin, { parts, seconds })).readers;

const before = await readFor(4);
const memory = measureMemory(child.pid);
const start = performance.now();
const uploading = Promise.all(Array.from({ length: connections }, upload)).then(() => performance.now() - start);
const reads: number[] = [];
const progress = { isDone: false };
void uploading.finally(() => (progress.isDone = true));
while (!progress.isDone) reads.push(await readFor(2));
const seconds = (await uploading) / 1000;

const per200 = (200 * seconds) / count;
const slowest = Math.max(...reads);
const most = memory();
report(
  `${count} pictures of ${(jpeg.length / 2 ** 20).toFixed(1)} MiB, for 200 of them`,
  `${per200.toFixed(0)} s`,
  '<= 120 s',
  per200 <= 120,
);
report(
  `reads meanwhile, p99 of the slowest two seconds (before: ${before.toFixed(0)} ms)`,
  `${slowest.toFixed(0)} ms`,
  '<= 100 ms',
  slowest <= 100,
);
report('memory at most', `${most.toFixed(0)} MB`, '<= 300 MB', most <= 300);
child.kill('SIGKILL');
await once(child, 'exit');
rmSync(dataDir, { recursive: true });
