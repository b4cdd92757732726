import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../store/Store.ts';

/** What a public read answers, ready to be sent. */
interface PublicBody {
  plain: Buffer;
  etag: string;
  headers: Record<string, string>;
  /** The headers that go with the plain bytes. */
  sent: Record<string, string | number>;
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
  const validated = { ...headers, etag, vary: 'accept-encoding, origin' };
  const sent = { ...validated, 'content-type': 'application/json; charset=utf-8', 'content-length': plain.length };
  return { plain, etag, encoded: new Map(), headers: validated, sent };
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
      if (bodies.get(url) === preparing) bytes += body.plain.length;
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

/** Writes an answer past what the framework would do to it, since nothing is left to be done. */
function write(reply: FastifyReply, status: number, headers: Record<string, string | number>, bytes?: Buffer): void {
  reply.hijack();
  reply.raw.writeHead(status, { ...(reply.getHeaders() as OutgoingHttpHeaders), ...headers }).end(bytes);
}

/** Sends a public answer in the encoding that the asker takes, or nothing if he has it already. */
export async function sendPublicBody(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  body: PublicBody,
): Promise<void> {
  const known = headers['if-none-match'];
  if (known !== undefined && (known === '*' || known.includes(body.etag.slice(2)))) {
    return write(reply, 304, body.headers);
  }
  const encoding = body.plain.length < worthCompressing ? undefined : encodingOf(headers['accept-encoding'] ?? '');
  if (encoding === undefined) return write(reply, 200, body.sent, body.plain);
  const compressing = body.encoded.get(encoding) ?? compress[encoding](body.plain);
  body.encoded.set(encoding, compressing);
  const bytes = await compressing;
  write(reply, 200, { ...body.sent, 'content-encoding': encoding, 'content-length': bytes.length }, bytes);
}
