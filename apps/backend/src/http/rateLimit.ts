import rateLimitPlugin, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { CallName, Endpoint, Token } from '@dealerkit/api-client';
import { HttpError } from './HttpError.ts';

/** How many sign-ins and writes one IP address, and how many orders and reviews one user, may make in a minute. */
export type RateLimits = Partial<Record<'signIns' | 'writes' | 'orders' | 'reviews', number>>;

/** The hooks that limit how often a call may be made. */
export interface RateLimit {
  byAddress: (call: { endpoint: Endpoint; token: Token }) => preHandlerAsyncHookHandler[];
  /** Needs an identified caller. */
  byUser: (name: CallName) => preHandlerAsyncHookHandler[];
}

/** Limits sign-ins and writes by IP address, orders and reviews also by user; reads are not limited. */
export async function createRateLimit(app: FastifyInstance, limits: RateLimits = {}): Promise<RateLimit> {
  await app.register(rateLimitPlugin, { global: false });

  const limiterOf = (max: number | undefined, options: RateLimitOptions = {}) =>
    max === undefined
      ? []
      : [
          app.rateLimit({
            ...options,
            max,
            timeWindow: '1 minute',
            errorResponseBuilder: (_, { after }) => new HttpError(429, `Too many requests. Try again in ${after}.`),
          }),
        ];
  const keyGenerator = (request: FastifyRequest) => request.getDecorator<{ email: string }>('caller').email;
  const signIns = limiterOf(limits.signIns);
  const writes = limiterOf(limits.writes);
  const userLimits: Partial<Record<CallName, preHandlerAsyncHookHandler[]>> = {
    placeOrder: limiterOf(limits.orders, { keyGenerator }),
    addReview: limiterOf(limits.reviews, { keyGenerator }),
  };

  return {
    byAddress({ endpoint, token }) {
      if (endpoint.startsWith('GET ')) return [];
      return token === 'identity' ? signIns : writes;
    },
    byUser: (name) => userLimits[name] ?? [],
  };
}
