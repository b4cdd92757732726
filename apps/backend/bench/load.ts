import { Agent, type IncomingMessage, request } from 'node:http';

/** The repeated request. */
interface RepeatedRequest {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  connections?: number;
}

/** Repeats a request on several connections; a function gives each its own URL. Resolves to answers per second. @throws Error on another status than 2xx */
export async function answersPerSecond(
  url: string | (() => string),
  milliseconds: number,
  repeated: RepeatedRequest = {},
): Promise<number> {
  const { method = 'GET', headers = {}, body, connections = 32 } = repeated;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let answers = 0;
  const send = () =>
    new Promise<void>((resolve, reject) => {
      const target = typeof url === 'string' ? url : url();
      const onAnswer = (response: IncomingMessage) => {
        if (response.statusCode !== 200 && response.statusCode !== 201) {
          reject(new Error(`${target} answered ${response.statusCode}.`));
        }
        response.resume().once('end', resolve);
      };
      request(target, { agent, method, headers }, onAnswer).once('error', reject).end(body);
    });
  const start = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() - start < milliseconds) {
        await send();
        answers++;
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return answers / seconds;
}

/** The median of some values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
