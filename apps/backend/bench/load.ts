import { Agent, type IncomingMessage, request } from 'node:http';

interface RepeatedRequest {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** A function supplies a new one for each. */
  body?: string | (() => string);
  connections?: number;
  /** Accepts every status. */
  anyStatus?: boolean;
}

/** Repeats a request on several connections and resolves to requests per second; a function supplies a new URL for each. @throws Error on a status other than 200 or 201 */
export async function requestsPerSecond(
  url: string | (() => string),
  milliseconds: number,
  repeated: RepeatedRequest = {},
): Promise<number> {
  const { method = 'GET', headers = {}, body, connections = 32, anyStatus = false } = repeated;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let completed = 0;
  const send = () =>
    new Promise<void>((resolve, reject) => {
      const target = typeof url === 'string' ? url : url();
      const onResponse = (response: IncomingMessage) => {
        if (!anyStatus && response.statusCode !== 200 && response.statusCode !== 201) {
          reject(new Error(`${target} returned ${response.statusCode}.`));
        }
        response.resume().once('end', resolve);
      };
      request(target, { agent, method, headers }, onResponse)
        .once('error', reject)
        .end(typeof body === 'function' ? body() : body);
    });
  const start = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() - start < milliseconds) {
        await send();
        completed++;
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return completed / seconds;
}
