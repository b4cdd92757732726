import { Agent, type IncomingMessage, request } from 'node:http';

/** What is sent over and over. */
interface Sent {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  connections?: number;
}

/** Makes a call, or one to a new address each time, over and over through some connections; resolves to answers a second. @throws Error if one is no 2xx */
export async function answersPerSecond(
  url: string | (() => string),
  milliseconds: number,
  sent: Sent = {},
): Promise<number> {
  const { method = 'GET', headers = {}, body, connections = 32 } = sent;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let answers = 0;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const asked = typeof url === 'string' ? url : url();
      const onAnswer = (response: IncomingMessage) => {
        if (response.statusCode !== 200 && response.statusCode !== 201) {
          reject(new Error(`${asked} answered ${response.statusCode}.`));
        }
        response.resume().once('end', resolve);
      };
      request(asked, { agent, method, headers }, onAnswer).once('error', reject).end(body);
    });
  const start = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
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
