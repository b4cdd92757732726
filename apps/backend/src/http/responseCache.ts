import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from './HttpError.ts';
import type { Catalogue, Store } from '../store/Store.ts';

/** A response that is the same for every caller. */
export interface CachedResponse {
  body: Buffer;
  etag: string;
  /** The headers of a 304. */
  headers: Record<string, string>;
  /** The headers of the uncompressed body. */
  bodyHeaders: Record<string, string | number>;
  /** Compressed bodies, each created by the first request for its encoding. */
  encoded: Map<Encoding, Promise<Buffer>>;
  /** Whether the Brotli copy is the smaller one that is created in idle time. */
  isCompressedAgain: boolean;
}

type Encoding = 'br' | 'gzip';

const brotliOf = async (body: Buffer, quality: number) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotliOf(body, 8),
  gzip: promisify(gzip),
};

/** Below this size, in bytes, a response fits one packet without compression. */
const minCompressedSize = 1024;

/** How many responses are cached, and up to which total size in bytes; compressed copies add at most twice as much. */
const capacity = { responses: 500, bytes: 16 * 1024 * 1024 };

/** Computes a response, with its `Content-Type` and its other headers. */
type Read = (catalogue: Catalogue) => Promise<{ text: string; type: string; headers: Record<string, string> }>;

function encode({ text, type, headers: own }: Awaited<ReturnType<Read>>): CachedResponse {
  const body = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = { vary: 'accept-encoding, origin', ...own, etag };
  const bodyHeaders = { ...headers, 'content-type': `${type}; charset=utf-8`, 'content-length': body.length };
  return { body, etag, encoded: new Map(), isCompressedAgain: false, headers, bodyHeaders };
}

/** A response that is computed, or that another request computes. */
interface Found {
  response: Promise<CachedResponse>;
}

/** How a response is looked for and computed. */
export interface CacheOptions {
  /** Whether the version of the catalogue is read again. */
  latest?: boolean;
  /**
   * Runs a read that the cache does not have, for example in its turn. It precedes the entry, so that other requests for the
   * response neither wait in this turn nor get an error of it.
   */
  runMiss?: ((read: () => Promise<Found>) => Promise<Found>) | undefined;
}

/**
 * Caches the most recently used responses by a key, until the catalogue's version changes, which is checked
 * on each request.
 */
export function createResponseCache(
  store: Pick<Store, 'catalogueVersion' | 'readCatalogue'>,
  countRead: (result: 'hit' | 'miss') => void = () => undefined,
) {
  let cachedVersion = '';
  let bytes = 0;
  const entries = new Map<string, { response: Promise<CachedResponse>; bytes: number }>();

  function clear(): void {
    entries.clear();
    bytes = 0;
  }

  function evict(): void {
    for (const [key, entry] of entries) {
      if (entries.size <= capacity.responses && bytes <= capacity.bytes) return;
      entries.delete(key);
      bytes -= entry.bytes;
    }
  }

  async function add(key: string, version: string, read: Read): Promise<CachedResponse> {
    const entry = { response: store.readCatalogue(version, read).then(encode), bytes: 0 };
    entries.set(key, entry);
    try {
      const response = await entry.response;
      if (entries.get(key) === entry) {
        entry.bytes = response.body.length;
        bytes += entry.bytes;
        evict();
      }
      return response;
    } catch (error) {
      if (entries.get(key) === entry) entries.delete(key);
      throw error;
    }
  }

  async function find(key: string, options: { latest: boolean } | undefined) {
    const version = await store.catalogueVersion(options);
    if (version !== cachedVersion) {
      clear();
      cachedVersion = version;
    }
    return { version, entry: entries.get(key) };
  }

  return async (key: string, read: Read, { runMiss, latest }: CacheOptions = {}): Promise<CachedResponse> => {
    const options = latest === undefined ? undefined : { latest };
    async function readOrFind(): Promise<Found> {
      const found = await find(key, options);
      // Not awaited here: the read of another request may itself wait until this one ends.
      if (found.entry) return { response: found.entry.response };
      return { response: Promise.resolve(await add(key, found.version, read)) };
    }
    for (;;) {
      const { version, entry } = await find(key, options);
      countRead(entry ? 'hit' : 'miss');
      let response: Promise<CachedResponse>;
      if (entry) {
        // The first entry of the map is the least recently used one.
        entries.delete(key);
        entries.set(key, entry);
        ({ response } = entry);
      } else if (runMiss) {
        ({ response } = await runMiss(readOrFind));
      } else {
        return add(key, version, read);
      }
      try {
        return await response;
      } catch (error) {
        // The read of another client, which was ended for its limit, refuses no other one.
        if (!isRefusal(error)) throw error;
      }
    }
  };
}

const isRefusal = (error: unknown) => error instanceof HttpError && [429, 503].includes(error.statusCode);

function encodingOf(accepted: string): Encoding | undefined {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : undefined;
}

/** Writes to the socket directly: the body is already serialised and compressed. */
function write(reply: FastifyReply, status: number, headers: Record<string, string | number>, bytes?: Buffer): void {
  reply.hijack();
  reply.raw.writeHead(status, { ...(reply.getHeaders() as OutgoingHttpHeaders), ...headers }).end(bytes);
}

/** The share of the time since the last check in which the process may have worked to count as idle. */
const idleShare = 0.5;

let lastUse = performance.eventLoopUtilization();

function isIdle(): boolean {
  const { utilization } = performance.eventLoopUtilization(lastUse);
  lastUse = performance.eventLoopUtilization();
  return utilization < idleShare;
}

/** One at a time, because each occupies a thread for up to some seconds. */
let isCompressingAgain = false;

/** Replaces the Brotli copy by one that is about 8 % smaller and takes up to 15 times as long, if the process is idle. */
async function compressAgain(response: CachedResponse): Promise<void> {
  if (response.isCompressedAgain || isCompressingAgain || !isIdle()) return;
  isCompressingAgain = true;
  try {
    response.encoded.set('br', Promise.resolve(await brotliOf(response.body, 11)));
    response.isCompressedAgain = true;
  } finally {
    isCompressingAgain = false;
  }
}

/** Sends a cached response in an encoding that the client accepts, or a 304. */
export async function sendCached(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): Promise<void> {
  const known = headers['if-none-match'];
  if (known !== undefined && (known === '*' || known.includes(response.etag.slice(2)))) {
    return write(reply, 304, response.headers);
  }
  const encoding = response.body.length < minCompressedSize ? undefined : encodingOf(headers['accept-encoding'] ?? '');
  if (encoding === undefined) return write(reply, 200, response.bodyHeaders, response.body);
  const compressing = response.encoded.get(encoding) ?? compress[encoding](response.body);
  response.encoded.set(encoding, compressing);
  const bytes = await compressing;
  write(reply, 200, { ...response.bodyHeaders, 'content-encoding': encoding, 'content-length': bytes.length }, bytes);
  if (encoding === 'br') await compressAgain(response);
}
