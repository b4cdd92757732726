import { array, type GenericSchema, getDotPath, is, minLength, object, pipe, safeParse, string } from 'valibot';
import { type Call, type Endpoint, splitEndpoint } from '../calls/call.js';
import { type CallName, type CallOptions, type Client, contract } from '../calls/contract.js';
import { AnswerError, HttpError, type Issue, NetworkError } from './errors.js';
import { pictureBody } from '../calls/pictureCalls.js';
import { workbook } from '../calls/workbook.js';

/** The subset of `fetch` that the client uses. It also gets the call, for a server that answers its own pages. */
export type Fetch = (url: string, init: RequestInit, call: { name: CallName; input: object }) => Promise<Response>;

/** Returns a token, or `null` if there is none; if it throws, the call rejects with the same error. */
export type TokenSource = () => string | null | Promise<string | null>;

export interface ClientOptions {
  /** The base URL of the calls: an origin, a path or both (`/api`, `https://parts.example/api`). */
  host: string;
  /** The transport; the global `fetch` by default. */
  fetch?: Fetch;
  /** The backend's access token; sent by every call except the public reads and `signIn`. */
  accessToken?: TokenSource | undefined;
  /** The identity provider's ID token; sent by `signIn` only. */
  idToken?: TokenSource | undefined;
}

type UrlValue = string | number | undefined;
type UrlValues = Readonly<Record<string, UrlValue | readonly UrlValue[]>>;
type Values = Readonly<Record<string, unknown>>;

function urlOf(endpoint: Endpoint, values: UrlValues): string {
  const { path, query } = splitEndpoint(endpoint);
  const filled = path.replace(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(String(values[param])));
  const search = new URLSearchParams();
  for (const [, key = '', param = ''] of query.matchAll(/(\w+)=\{(\w+)/g)) {
    for (const value of [values[param]].flat()) if (value !== undefined) search.append(key, String(value));
  }
  return [filled, search.toString()].filter(Boolean).join('?');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const ErrorMessage = object({ message: pipe(string(), minLength(1)) });
const Issues = object({ issues: array(object({ path: string(), message: string() })) });

async function httpErrorOf(name: CallName, response: Response): Promise<HttpError> {
  const body = readJson(await response.text().catch(() => ''));
  return new HttpError(
    name,
    response.status,
    is(ErrorMessage, body) ? body.message : undefined,
    is(Issues, body) ? body.issues : [],
    body,
    // NaN for a date, which a host may send instead of seconds.
    Number(response.headers.get('retry-after')) || undefined,
  );
}

function read(name: CallName, schema: GenericSchema, value: unknown): unknown {
  const { success, output, issues } = safeParse(schema, value);
  if (success) return output;
  throw new AnswerError(
    name,
    issues.map((issue): Issue => ({ path: getDotPath(issue) ?? '', message: issue.message })),
  );
}

/** The values of a body as they are sent. */
function bodyOf(body: Call['body'], values: Values): string | Blob | null {
  if (body === pictureBody) return values['picture'] as Blob;
  return body ? JSON.stringify(Object.fromEntries(Object.keys(body.entries).map((key) => [key, values[key]]))) : null;
}

async function loadFetchWithProgress(onProgress: (share: number) => void): Promise<Fetch> {
  const { fetchWithProgress } = await import('./fetchWithProgress.js');
  return fetchWithProgress(onProgress);
}

async function send(
  { host, fetch }: ClientOptions,
  name: CallName,
  values: Values,
  bearer: Bearer,
  { signal, idempotencyKey, onHeaders, onProgress }: CallOptions = {},
): Promise<unknown> {
  const { endpoint, body, response: schema }: Call = contract[name];
  const headers: Record<string, string> = {};
  if (bearer) headers['authorization'] = `Bearer ${bearer}`;
  // The host recognises a picture by its bytes.
  if (body) headers['content-type'] = body === pictureBody ? 'application/octet-stream' : 'application/json';
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;

  const onNetworkError = (cause: unknown): never => {
    signal?.throwIfAborted();
    throw new NetworkError(name, cause);
  };
  const init = { method: splitEndpoint(endpoint).method, headers, body: bodyOf(body, values), signal: signal ?? null };
  const transport = fetch ?? (onProgress ? await loadFetchWithProgress(onProgress) : globalThis.fetch);
  // Only values of a body are objects other than lists.
  const url = host.replace(/\/+$/, '') + urlOf(endpoint, values as UrlValues);
  const response = await transport(url, init, { name, input: values }).catch(onNetworkError);

  if (!response.ok) throw await httpErrorOf(name, response);
  onHeaders?.(response.headers);
  // A body without a defined shape is read to free the connection, and may be incomplete.
  if (schema === workbook) return response.blob().catch(onNetworkError);
  const text = await response.text().catch(schema && !is(schema, undefined) ? onNetworkError : () => '');
  const isCsv = response.headers.get('content-type')?.startsWith('text/csv');
  return schema && read(name, schema, isCsv ? text : readJson(text));
}

type Bearer = string | null | undefined;

/** Reads the token of a call and sends the call with it. */
type WithToken = (readToken: () => Promise<Bearer>, sendWith: (bearer: Bearer) => Promise<unknown>) => Promise<unknown>;

/** Creates a client whose tokens are handled by `withToken`. */
export function createClientWith(options: ClientOptions, withToken: WithToken): Client {
  const { accessToken, idToken } = options;
  const sources = { none: undefined, access: accessToken, identity: idToken };
  return Object.fromEntries(
    Object.entries(contract).map(([name, { token }]) => [
      name,
      (input: Values = {}, callOptions?: CallOptions) =>
        withToken(
          async () => sources[token]?.(),
          (bearer) => send(options, name as CallName, input, bearer, callOptions),
        ),
    ]),
  ) as unknown as Client;
}

/** Creates the client of a host, with one function per call of the contract; it never retries a call. */
export function createClient(options: ClientOptions): Client {
  return createClientWith(options, async (readToken, sendWith) => sendWith(await readToken()));
}
