import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../store/Store.ts';

/** What a public read answers, ready to be sent. */
interface PublicBody {
  plain: Buffer;
  etag: string;
  headers: Record<string, string>;
  /** Made when the first one asks for it. */
  encoded: Map<Encoding, Promise<Buffer>>;
}

type Encoding = 'br' | 'gzip';

const compress: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify(gzip),
};

/** Below this size, in bytes, compressing saves no packet. */
const worthCompressing = 1024;

/** How many answers are kept, and up to which sum of sizes in bytes. */
const most = { bodies: 500, bytes: 64 * 1024 * 1024 };

/** Reads what is public: the answer and its headers. */
type Read = () => Promise<{ answer: unknown; headers: Record<string, string> }>;

async function prepare(read: Read): Promise<PublicBody> {
  const { answer, headers } = await read();
  const plain = Buffer.from(JSON.stringify(answer));
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return { plain, etag, encoded: new Map(), headers: { ...headers, etag, vary: 'accept-encoding' } };
}

/**
 * Keeps the answers of public reads, serialised and compressed, for as long as the catalogue is the same. Asking for its version
 * costs little and is done each time, so nobody ever gets an answer from before a change.
 */
export function createPublicBodies(store: Pick<Store, 'catalogueVersion'>) {
  let version = '';
  let bytes = 0;
  const bodies = new Map<string, Promise<PublicBody>>();

  function forget(): void {
    bodies.clear();
    bytes = 0;
  }

  async function keep(url: string, read: Read): Promise<PublicBody> {
    const preparing = prepare(read);
    bodies.set(url, preparing);
    try {
      const body = await preparing;
      bytes += body.plain.length;
      if (bodies.size > most.bodies || bytes > most.bytes) forget();
      return body;
    } catch (error) {
      if (bodies.get(url) === preparing) bodies.delete(url);
      throw error;
    }
  }

  return async (url: string, read: Read): Promise<PublicBody> => {
    const now = await store.catalogueVersion();
    if (now !== version) {
      forget();
      version = now;
    }
    return bodies.get(url) ?? keep(url, read);
  };
}

function encodingOf(accepted: string): Encoding | undefined {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : undefined;
}

/** Sends a public answer in the encoding that the asker takes, or nothing if he has it already. */
export async function sendPublicBody(request: FastifyRequest, reply: FastifyReply, body: PublicBody): Promise<void> {
  reply.headers(body.headers);
  const known = request.headers['if-none-match'];
  if (known !== undefined && (known === '*' || known.includes(body.etag.slice(2)))) {
    return reply.code(304).send();
  }
  reply.type('application/json; charset=utf-8');
  const encoding = encodingOf(request.headers['accept-encoding'] ?? '');
  if (encoding === undefined || body.plain.length < worthCompressing) return reply.send(body.plain);
  const encoded = body.encoded.get(encoding) ?? compress[encoding](body.plain);
  body.encoded.set(encoding, encoded);
  return reply.header('content-encoding', encoding).send(await encoded);
}
