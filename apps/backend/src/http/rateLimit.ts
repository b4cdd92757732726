import rateLimitPlugin from '@fastify/rate-limit';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { Endpoint, Token } from '@dealerkit/api-client';
import { HttpError } from './HttpError.ts';

/** How many calls one IP address may make in a minute. */
export interface RateLimits {
  signIns: number;
  writes: number;
}

/** The hooks that limit how often a call may be made. */
export type RateLimit = (call: { endpoint: Endpoint; token: Token }) => preHandlerAsyncHookHandler[];

/** Limits sign-ins and writes by IP address; reads are not limited. */
export async function createRateLimit(app: FastifyInstance, limits: RateLimits | undefined): Promise<RateLimit> {
  if (!limits) return () => [];
  await app.register(rateLimitPlugin, { global: false });

  const limiterOf = (kind: keyof RateLimits) =>
    app.rateLimit({
      max: limits[kind],
      timeWindow: '1 minute',
      errorResponseBuilder: (_, { after }) => new HttpError(429, `Too many requests. Try again in ${after}.`),
    });
  const limiters = { signIns: limiterOf('signIns'), writes: limiterOf('writes') };

  return ({ endpoint, token }) => {
    if (endpoint.startsWith('GET ')) return [];
    return [limiters[token === 'identity' ? 'signIns' : 'writes']];
  };
}
