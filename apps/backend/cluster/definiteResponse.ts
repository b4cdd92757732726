import { setTimeout as wait } from 'node:timers/promises';

/** What the clients have seen of their writes; times are in milliseconds. */
export interface WriteRecord {
  /** When each acknowledged write was first sent and was acknowledged. */
  writes: { client: string; sentAt: number; acknowledgedAt: number }[];
  /** The responses and errors after which a client has sent a write again. */
  retries: string[];
}

interface ApiResponse {
  status: number;
  body: unknown;
}

/** Sends a write of a client, and resolves to its definite response. */
export type Send = (client: string, path: string, init: RequestInit) => Promise<ApiResponse>;

/** How long a client waits for a response, and in all for the definite response to a write, in milliseconds. */
const timeouts = { response: 15_000, definiteResponse: 120_000 };

/** The pause before a client sends a write again. */
const retryPause = 100;

/** Responses after which it is certain what has happened; after others a client sends the same write again. */
const definite = [200, 201, 404, 409];

/** Creates the function by which clients send a write again until its response is definite. @throws Error after two minutes, or on an unexpected response */
export function createSend(edgeUrl: string, { writes, retries }: WriteRecord): Send {
  /** The definite response, or why there is none. */
  async function attempt(path: string, init: RequestInit): Promise<ApiResponse | string> {
    try {
      const response = await fetch(edgeUrl + path, { ...init, signal: AbortSignal.timeout(timeouts.response) });
      const text = await response.text();
      if (definite.includes(response.status)) return { status: response.status, body: JSON.parse(text) };
      if (response.status < 500) throw new Error(`${init.method} ${path} returned ${response.status}: ${text}`);
      return String(response.status);
    } catch (error) {
      // A lost connection is a TypeError and a timeout a DOMException.
      if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
      return error.cause instanceof Error ? error.cause.message : error.message;
    }
  }

  return async (client, path, init) => {
    const sentAt = performance.now();
    for (;;) {
      const result = await attempt(path, init);
      const now = performance.now();
      if (typeof result !== 'string') {
        writes.push({ client, sentAt, acknowledgedAt: now });
        return result;
      }
      retries.push(result);
      if (now - sentAt > timeouts.definiteResponse) {
        throw new Error(`${init.method} ${path} has no definite response after two minutes, but: ${result}.`);
      }
      await wait(retryPause);
    }
  };
}
