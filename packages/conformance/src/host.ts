import { setTimeout as wait } from 'node:timers/promises';
import { type Call, type CallName, contract, splitEndpoint } from '@dealerkit/api-client';
import { array, is, object, string } from 'valibot';

/** Who makes a call: a visitor without a token, the users of the options, the user with the ID token, or the one who has just signed in with it. */
export type Caller = 'visitor' | 'user' | 'admin' | 'identity' | 'signed in' | 'invalid';

type Tokens = Partial<Record<Caller, string | undefined>>;

/** What is wrong with the host. */
export class Violation extends Error {}

/** The host did not answer at all. */
export class NoResponse extends Violation {}

export interface HostResponse {
  status: number;
  headers: Headers;
  text: string;
  /** Undefined if the text is not JSON. */
  json: unknown;
}

export interface HostOptions {
  /** The base address of the calls. */
  url: string;
  /** How long one call may take, in milliseconds. */
  timeout: number;
  /** Whether calls that change data may be made. */
  write: boolean;
  tokens: Tokens;
  /** Once aborted, no further call is made. */
  stop?: AbortSignal | undefined;
}

interface CallMade {
  name: CallName;
  caller: Caller;
  /** The values of path, query and body. */
  input?: object;
  /** Sent instead of the values of the body. */
  body?: string;
}

export interface Host {
  call: (made: CallMade) => Promise<HostResponse>;
  /** Sends what is no call of a user. */
  send: (path: string, init: RequestInit) => Promise<HostResponse>;
  tokens: Tokens;
  /** Whether a call was made that changes data. */
  hasWritten: () => boolean;
}

/** The longest wait that a host may ask for, in seconds. */
const longestWait = 90;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const withMessage = object({ message: string() });
const withIssues = object({ issues: array(object({ path: string(), message: string() })) });

/** The message of a refusal; undefined if there is none. */
export const messageOf = ({ json }: HostResponse) =>
  is(withMessage, json) && json.message.trim() ? json.message : undefined;

/** The names of the values that a refusal is about. */
export const namedIn = ({ json }: HostResponse) =>
  is(withIssues, json) ? json.issues.map(({ path }) => path.split('.')[0] ?? '') : [];

/** The address of a call below the base address. */
export function addressOf(name: CallName, input: object): string {
  const values = new Map(Object.entries(input).map(([key, value]) => [key, String(value)]));
  const { path, query } = splitEndpoint(contract[name].endpoint);
  const search = new URLSearchParams();
  for (const [, key = '', param = ''] of query.matchAll(/(\w+)=\{(\w+)/g))
    if (values.has(param)) search.append(key, values.get(param) ?? '');
  const filled = path.replace(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(values.get(param) ?? ''));
  return [filled, search.toString()].filter(Boolean).join('?');
}

function noResponse(error: unknown, timeout: number): NoResponse {
  if (!(error instanceof Error)) throw error;
  if (error.name === 'TimeoutError') return new NoResponse(`does not answer within ${timeout / 1000} s`);
  const { cause } = error;
  const reason = cause instanceof Error ? ('code' in cause ? String(cause.code) : cause.message) : error.message;
  return new NoResponse(`cannot be reached (${reason}); check the address and whether the host runs`);
}

/** Makes calls of the contract, and reads every response whatever it is. */
export function openHost({ url, timeout, write, tokens, stop }: HostOptions): Host {
  const base = url.replace(/\/+$/, '');
  let hasWritten = false;

  async function send(path: string, init: RequestInit): Promise<HostResponse> {
    for (;;) {
      stop?.throwIfAborted();
      try {
        // Following a redirect would send the token to another host.
        const signal = AbortSignal.timeout(timeout);
        const response = await fetch(base + path, { ...init, redirect: 'manual', signal });
        const text = await response.text();
        const seconds = Number(response.headers.get('retry-after'));
        if (response.status !== 429 || !(seconds > 0 && seconds <= longestWait))
          return { status: response.status, headers: response.headers, text, json: readJson(text) };
        await wait(seconds * 1000, undefined, stop && { signal: stop });
      } catch (error) {
        stop?.throwIfAborted();
        throw noResponse(error, timeout);
      }
    }
  }

  return {
    tokens,
    hasWritten: () => hasWritten,
    send,

    async call({ name, caller, input = {}, body }) {
      const call: Call = contract[name];
      const { method } = splitEndpoint(call.endpoint);
      if (method !== 'GET' && !write) throw new Error(`${name} changes data, which needs --write.`);
      hasWritten ||= method !== 'GET';
      const values: Record<string, unknown> = { ...input };
      const keys = Object.keys(call.body?.entries ?? {});
      const ownBody = JSON.stringify(Object.fromEntries(keys.map((key) => [key, values[key]])));
      const token = tokens[caller];
      return send(addressOf(name, input), {
        method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(call.body && { 'content-type': 'application/json' }),
        },
        ...(call.body && { body: body ?? ownBody }),
      });
    },
  };
}
