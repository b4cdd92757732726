import { Agent, get, type IncomingMessage } from 'node:http';

/** Asks for an address over and over through 32 connections; resolves to answers a second. */
export async function answersPerSecond(url: string, milliseconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  let answers = 0;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const onAnswer = (response: IncomingMessage) => response.resume().once('end', resolve);
      get(url, { agent }, onAnswer).once('error', reject);
    });
  const start = performance.now();
  await Promise.all(
    Array.from({ length: 32 }, async () => {
      while (performance.now() - start < milliseconds) {
        await ask();
        answers++;
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return answers / seconds;
}

/** The value that half of all are below. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
