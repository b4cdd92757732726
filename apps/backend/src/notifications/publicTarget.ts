import { lookup as resolve } from 'node:dns';
import { once } from 'node:events';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent, request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { NotReachedError, problemOf } from './Channel.ts';

/** The networks that belong to no public host: of this machine, of a company, or of a protocol. */
const privateNetworks: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 96],
  ['64:ff9b::', 32],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
];

const blocked = new BlockList();
for (const [network, prefix] of privateNetworks) {
  blocked.addSubnet(network, prefix, network.includes(':') ? 'ipv6' : 'ipv4');
}

/** Whether an IP address belongs to a host of the public internet. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  return family > 0 && !blocked.check(address, family === 6 ? 'ipv6' : 'ipv4');
};

const notPublic = (hostname: string) =>
  new NotReachedError(`${hostname} has an address in a private network, which ALLOW_PRIVATE_TARGETS=1 would allow`, {
    wasAsked: false,
  });

/** Resolves a name, and refuses it if one of its addresses is private: the connection uses the addresses that were checked. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    const refusal = error ?? (addresses.every(({ address }) => isPublicAddress(address)) ? null : notPublic(hostname));
    const [first] = addresses ?? [];
    if (refusal || !first) callback(refusal ?? notPublic(hostname), '');
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/** A host that the backend sends requests to, which a user has chosen. */
export interface TargetOptions {
  /** Also hosts in private networks. */
  allowPrivate: boolean;
  /** Further certificates of authorities, as PEM. */
  ca?: string | undefined;
}

/** A request with a body. */
interface TargetRequest {
  url: string;
  headers: Readonly<Record<string, string | number>>;
  body: string | Uint8Array;
  signal: AbortSignal;
}

/** What a target has answered. */
export interface TargetAnswer {
  status: number;
  /** When it wants to be asked again, in milliseconds since 1970. */
  retryAt: number | undefined;
  /** The beginning of what it said to a refusal. */
  reason: string;
}

/** Posts to a target, without following redirects. Rejects with a NotReachedError that says whether the request was sent. */
export type Post = (request: TargetRequest) => Promise<TargetAnswer>;

/** Reads a header as RFC 9110 describes it: seconds, or a date. */
function readRetryAfter(header = ''): number | undefined {
  const at = /^\d+$/.test(header) ? Date.now() + Number(header) * 1000 : Date.parse(header);
  return Number.isNaN(at) ? undefined : at;
}

/** How many bytes of a refusal are read. */
const reasonLength = 1_000;

/** Reads the beginning of a refusal; it need not end. */
async function readReason(response: IncomingMessage): Promise<string> {
  let text = '';
  response.setEncoding('utf8');
  try {
    for await (const piece of response) {
      text += String(piece);
      if (text.length >= reasonLength) break;
    }
  } catch {
    // The signal has ended it.
  }
  return text.slice(0, reasonLength);
}

const isAccepted = (status: number): boolean => status >= 200 && status < 300;

async function answerOf(response: IncomingMessage): Promise<TargetAnswer> {
  const { statusCode: status = 0, headers } = response;
  const retryAt = readRetryAfter(headers['retry-after']);
  if (!isAccepted(status)) return { status, retryAt, reason: await readReason(response) };
  // Its text is not read, which the signal ends if it never does.
  response.on('error', () => undefined).resume();
  return { status, retryAt, reason: '' };
}

/** Creates a function that posts to public hosts over HTTPS, and to `http` only if its caller has checked that. */
export function createPost({ allowPrivate, ca }: TargetOptions): Post {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: 8,
    ...(!allowPrivate && { lookup: lookupPublic }),
    ...(ca !== undefined && { ca }),
  });
  return async ({ url, headers, body, signal }) => {
    const { protocol, hostname } = new URL(url);
    const host = hostname.replaceAll(/^\[|\]$/g, '');
    const isSecure = protocol === 'https:';
    // A name is checked when it is resolved.
    if (isSecure && !allowPrivate && isIP(host) > 0 && !isPublicAddress(host)) throw notPublic(host);
    const options = { method: 'POST', headers: { ...headers, 'content-length': Buffer.byteLength(body) }, signal };
    const request = isSecure ? requestHttps(url, { ...options, agent }) : requestHttp(url, options);
    // An error after the response has begun is one of the response.
    request.on('error', () => undefined);
    let response: IncomingMessage;
    try {
      [response] = (await once(request.end(body), 'response')) as [IncomingMessage];
    } catch (error) {
      throw new NotReachedError(problemOf(error), { wasAsked: request.writableFinished, cause: error });
    }
    return answerOf(response);
  };
}
