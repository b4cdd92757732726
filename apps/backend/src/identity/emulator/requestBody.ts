import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';

/** The maximum size of a body in bytes, and how deeply its JSON may be nested. */
const limits = { bytes: 16 * 1024, depth: 32 };

function depthOf(json: string): number {
  let [depth, deepest] = [0, 0];
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, ++depth);
    else if (token === ']' || token === '}') depth--;
  }
  return deepest;
}

/** Reads the body and pushes it back into the request stream. */
async function peekBody(request: IncomingMessage, length: number): Promise<string> {
  for (;;) {
    const body: unknown = request.read(length);
    if (body instanceof Buffer) {
      request.unshift(body);
      return body.toString();
    }
    if (request.readableEnded) return '';
    await once(request, 'readable');
  }
}

/** The error status for a body that the emulator, which has no limits, must not read; `undefined` if it may. */
export async function bodyRejection(request: IncomingMessage): Promise<number | undefined> {
  if (request.headers['transfer-encoding'] !== undefined) return 411;
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > limits.bytes) return 413;
  if (length === 0) return undefined;
  return depthOf(await peekBody(request, length)) > limits.depth ? 400 : undefined;
}
