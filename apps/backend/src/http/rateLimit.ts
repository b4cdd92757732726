import rateLimitPlugin, { type CreateRateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallName, Endpoint, Token } from '@dealerkit/api-client';
import { HttpError } from './HttpError.ts';

/** How many sign-ins and writes one IP address, and how many orders and reviews one user, may make in a minute. */
export type RateLimits = Partial<Record<'signIns' | 'writes' | 'orders' | 'reviews', number>>;

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

/**
 * Limits sign-ins and writes by IP address, orders and reviews also by user; reads are not limited. Refused writes have a
 * limit of their own, so that they cannot use up that of the users with the same address.
 */
export async function createRateLimit(
  app: FastifyInstance,
  limits: RateLimits = {},
): Promise<(name: CallName, call: { endpoint: Endpoint; token: Token }) => CallLimits> {
  await app.register(rateLimitPlugin, { global: false });

  function limitOf(max: number | undefined, options: CreateRateLimitOptions = {}): Limit {
    if (max === undefined) return unlimited;
    // The plugin's own hooks would count a request only once, by the first of its limits.
    const count = app.createRateLimit({ ...options, max, timeWindow: '1 minute' });
    return async (request, reply) => {
      const result = await count(request);
      if (result.isAllowed || !result.isExceeded) return;
      reply.header('retry-after', String(result.ttlInSeconds));
      throw new HttpError(429, `Too many requests. Try again in ${result.ttlInSeconds} s.`);
    };
  }

  const keyGenerator = (request: FastifyRequest) => request.getDecorator<{ email: string }>('caller').email;
  const signIns = limitOf(limits.signIns);
  const writes = limitOf(limits.writes);
  const refusedWrites = limitOf(limits.writes);
  const ofUser: Partial<Record<CallName, Limit>> = {
    placeOrder: limitOf(limits.orders, { keyGenerator }),
    addReview: limitOf(limits.reviews, { keyGenerator }),
  };

  return (name, { endpoint, token }) => {
    if (endpoint.startsWith('GET ')) return { received: unlimited, refused: unlimited, accepted: unlimited };
    // Counted before the token is verified, since verifying an ID token may load keys.
    if (token === 'identity') return { received: signIns, refused: unlimited, accepted: unlimited };
    const byUser = ofUser[name] ?? unlimited;
    return {
      received: unlimited,
      refused: refusedWrites,
      async accepted(request, reply) {
        await writes(request, reply);
        await byUser(request, reply);
      },
    };
  };
}
