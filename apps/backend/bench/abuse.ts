import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { openSqliteStore } from '../src/store/sqlite/openSqliteStore.ts';
import { type BackendProcess, serve } from '../tests/backendProcess.ts';
import { review } from '../tests/fixtures.ts';
import { report } from './report.ts';
import { stockedFolder } from './stockedFolder.ts';

/** `npm run bench:abuse`: measures what other users notice of abusive clients, and fails when a limit is missed. */
const folder = mkdtempSync(path.join(tmpdir(), 'dealerkit-abuse-'));
const rounds = 3;
const secondsPerRound = 6;

const reads = ['/api/parts?limit=6', '/api/showReview?limit=3', '/api/parts', '/api/showReview'];

/** Sends one request every 10 ms and resolves to the 99th percentile of the times to the whole response, in milliseconds. */
async function p99OfOthers({ origin }: BackendProcess, seconds: number): Promise<number> {
  const times: number[] = [];
  const sent: Promise<void>[] = [];
  const send = async (url: string) => {
    const start = performance.now();
    const response = await fetch(origin + url);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${url} returned ${response.status}.`);
    times.push(performance.now() - start);
  };
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      sent.push(send(reads[sent.length % reads.length] ?? ''));
      if (sent.length < seconds * 100) return;
      clearInterval(timer);
      resolve();
    }, 10);
  });
  await Promise.all(sent);
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}

async function memoryOf({ origin }: BackendProcess): Promise<number> {
  const metrics = await (await fetch(`${origin}/api/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)$/m.exec(metrics)?.[1]) / 2 ** 20;
}

async function benchAttack(backend: BackendProcess, what: string, attack: string): Promise<void> {
  const abuser = fork(path.join(import.meta.dirname, 'abuser.ts'), [attack, backend.origin]);
  const times: number[] = [];
  let memory = 0;
  for (let round = 0; round < rounds; round++) {
    times.push(await p99OfOthers(backend, secondsPerRound));
    memory = Math.max(memory, await memoryOf(backend));
  }
  const ended = once(abuser, 'exit');
  abuser.kill('SIGKILL');
  await ended;
  // The minimum, since other programs on this machine only add to it.
  const p99 = Math.min(...times);
  report(`${what}: p99 of other users`, `${p99.toFixed(0)} ms`, '<= 250 ms', p99 <= 250);
  report(`${what}: memory`, `${memory.toFixed(0)} MB`, '<= 400 MB', memory <= 400);
}

async function benchBodies({ origin }: BackendProcess): Promise<void> {
  let largest = 0;
  for (const url of reads) {
    const body = Buffer.from(await (await fetch(origin + url)).arrayBuffer());
    const compressed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    largest = Math.max(largest, compressed.length / 1000);
  }
  report('largest compressed body of a public read', `${largest.toFixed(0)} kB`, '<= 300 kB', largest <= 300);
}

const dataDir = await stockedFolder(path.join(folder, 'data'), 1000);
const store = openSqliteStore(dataDir);
const longText = () => randomBytes(3750).toString('base64');
await Promise.all(Array.from({ length: 1000 }, () => store.addReview({ ...review, description: longText() })));
await store.close();

const backend = await serve({ dataDir, databaseUrl: undefined });
await benchBodies(backend);
await benchAttack(backend, 'no attack', 'none');
await benchAttack(backend, '200 connections that send a byte every 500 ms', 'slow');
await benchAttack(backend, '500 idle connections', 'idle');
await benchAttack(backend, 'reads with parameters that no cache has seen', 'uncached');
backend.child.kill('SIGKILL');
rmSync(folder, { recursive: true });
