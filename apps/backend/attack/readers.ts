import { Agent, get, type IncomingMessage } from 'node:http';

/** Milliseconds between two requests. */
const pause = 20;

const p99 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;

/** What other clients notice: the 99th percentiles of the times to the whole response, in milliseconds. */
export interface Noticed {
  health: number;
  readers: number;
}

/** The number of reads until now: each four are of another visitor. */
let count = 0;

interface ReadOptions {
  parts: number;
  seconds: number;
  clock?: () => number;
  /** Whether each visitor has an address of its own, which a proxy reads of the connection; Linux has 127.0.0.0/8 for that. */
  isProxied?: boolean;
}

/** Reads as other clients do, at a fixed rate, whatever the responses take. @throws Error on a status other than 200 */
export async function readAsOthers(
  origin: string,
  { parts, seconds, clock = () => performance.now(), isProxied = false }: ReadOptions,
): Promise<Noticed> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const times = { health: [] as number[], readers: [] as number[] };
  const send = (kind: keyof Noticed, url: string, address: string) =>
    new Promise<void>((resolve, reject) => {
      const start = clock();
      const onResponse = (response: IncomingMessage) => {
        if (response.statusCode !== 200) reject(new Error(`${url} returned ${response.statusCode}.`));
        response.resume().once('end', () => {
          times[kind].push(clock() - start);
          resolve();
        });
      };
      const localAddress = isProxied ? address.replace('10', '127') : '127.0.0.1';
      const headers = { 'x-forwarded-for': address };
      get(origin + url, { agent, localAddress, headers }, onResponse).once('error', reject);
    });
  const any = (max: number) => Math.floor(Math.random() * max);
  const reads = [
    () => '/api/parts?limit=6',
    () => '/api/showReview?limit=3',
    () => `/api/parts?search=${any(parts)}&sort=newest&limit=24`,
    () => `/api/parts?sort=price&limit=24&max=${100_000 + any(1e6)}`,
  ];
  const visitor = () => `10.2.${(count >> 10) % 256}.${(count++ >> 2) % 256}`;
  const sent: Promise<void>[] = [];
  await new Promise<void>((resolve) => {
    let n = 0;
    const timer = setInterval(() => {
      sent.push(send('health', '/api/healthz', '10.1.0.1'));
      sent.push(send('readers', reads[n % reads.length]?.() ?? '', visitor()));
      if (++n < (seconds * 1000) / pause) return;
      clearInterval(timer);
      resolve();
    }, pause);
  });
  await Promise.all(sent);
  agent.destroy();
  return { health: p99(times.health), readers: p99(times.readers) };
}
