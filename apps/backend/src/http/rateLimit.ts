import rateLimitPlugin, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallName, Token } from '@dealerkit/api-client';
import { HttpError } from './HttpError.ts';
import { type CountCalls, sharedCountsStore } from './sharedCounts.ts';

/**
 * How many sign-ins and writes one IP address, and how many orders, reviews, downloads of the own data and calls about passkeys one user,
 * may make in a minute; and how many milliseconds the reads of one IP address may take in it.
 */
export type RateLimits = Partial<
  Record<'signIns' | 'writes' | 'orders' | 'reviews' | 'downloads' | 'passkeys' | 'reads', number>
>;

/** Counts a request, and throws an HttpError 429 above the limit. */
type Limit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** The limits of one call. */
interface CallLimits {
  /** Before the token is verified. */
  received: Limit;
  /** After the caller was refused. */
  refused: Limit;
  /** After the caller was identified. */
  accepted: Limit;
}

const unlimited: Limit = async () => undefined;

/** The error above a limit, which ends after some seconds. */
export function tooManyRequests(reply: FastifyReply, seconds: number): HttpError {
  reply.header('retry-after', String(seconds));
  return new HttpError(429, `Too many requests. Try again in ${seconds} s.`);
}

/** The address of a client. @throws HttpError 400 if the client has reset its connection, whose address Node does not know any more */
export function addressOf({ ip }: FastifyRequest): string {
  const address: string | undefined = ip;
  if (address === undefined) throw new HttpError(400, 'The connection was closed before the call was made.');
  return normalizeIP(address);
}

/**
 * Limits sign-ins and writes by IP address, orders, reviews and passkeys also by user; `readLimit.ts` limits reads. Refused writes have a
 * limit of their own, so that they cannot use up that of the users with the same address. Calls that only admins may make count only
 * when they are refused: an import must neither wait nor use up the limit. With `countCalls` all processes share the limits.
 */
export async function createRateLimit(
  app: FastifyInstance,
  limits: RateLimits = {},
  countCalls?: CountCalls,
): Promise<(name: CallName, call: { isRead: boolean; token: Token; isOfAdmins: boolean }) => CallLimits> {
  await app.register(rateLimitPlugin, { global: false, ...(countCalls && { store: sharedCountsStore(countCalls) }) });

  function limitOf(name: string, max: number | undefined, keyOf: (request: FastifyRequest) => string): Limit {
    if (max === undefined) return unlimited;
    const keyGenerator = (request: FastifyRequest) => `${name} ${keyOf(request)}`;
    // The plugin's own hooks would count a request only once, by the first of its limits.
    const count = app.createRateLimit({ keyGenerator, max, timeWindow: '1 minute' });
    return async (request, reply) => {
      const result = await count(request);
      if (result.isAllowed || !result.isExceeded) return;
      throw tooManyRequests(reply, result.ttlInSeconds);
    };
  }

  const emailOf = (request: FastifyRequest) => request.getDecorator<{ email: string }>('caller').email;
  const signIns = limitOf('sign-ins', limits.signIns, addressOf);
  const writes = limitOf('writes', limits.writes, addressOf);
  const refusedWrites = limitOf('refused writes', limits.writes, addressOf);
  // Node keeps an address that was read, so a client that leaves while its token is verified is counted too.
  const readAddress: Limit = limits.writes === undefined ? unlimited : async (request) => void addressOf(request);
  const orders = limitOf('orders', limits.orders, emailOf);
  const passkeys = limitOf('passkeys', limits.passkeys, emailOf);
  const ofUser: Partial<Record<CallName, Limit>> = {
    placeOrder: orders,
    placeOrderLines: orders,
    addReview: limitOf('reviews', limits.reviews, emailOf),
    getMyData: limitOf('downloads', limits.downloads, emailOf),
    createRegistrationOptions: passkeys,
    addPasskey: passkeys,
    createAssertionOptions: passkeys,
    confirmPasskey: passkeys,
  };

  return (name, { isRead, token, isOfAdmins }) => {
    const byUser = ofUser[name] ?? unlimited;
    if (isRead) return { received: unlimited, refused: unlimited, accepted: byUser };
    // Counted before the token is verified, since verifying an ID token may load keys.
    if (token === 'identity') return { received: signIns, refused: unlimited, accepted: unlimited };
    return {
      received: readAddress,
      refused: refusedWrites,
      async accepted(request, reply) {
        if (!isOfAdmins) await writes(request, reply);
        await byUser(request, reply);
      },
    };
  };
}
