import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { Endpoint, Token } from '@dealerkit/api-client';
import { Refusal } from '../Refusal.ts';

/** How many calls one address may make in a minute. */
export interface RateLimits {
  signIns: number;
  writes: number;
}

/** What must run before a call so that nobody makes it too often. */
export type LimitRate = (call: { endpoint: Endpoint; token: Token }) => preHandlerAsyncHookHandler[];

/** Counts sign-ins and changes by the address they come from; reads are free. */
export async function createLimitRate(app: FastifyInstance, limits: RateLimits | undefined): Promise<LimitRate> {
  if (!limits) return () => [];
  await app.register(rateLimit, { global: false });

  const limiterOf = (kind: keyof RateLimits) =>
    app.rateLimit({
      max: limits[kind],
      timeWindow: '1 minute',
      errorResponseBuilder: (_, { after }) => new Refusal(429, `That was too often. Try again in ${after}.`),
    });
  const limiters = { signIns: limiterOf('signIns'), writes: limiterOf('writes') };

  return ({ endpoint, token }) => {
    if (endpoint.startsWith('GET ')) return [];
    return [limiters[token === 'identity' ? 'signIns' : 'writes']];
  };
}
