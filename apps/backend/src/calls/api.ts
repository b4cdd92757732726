import { contract, type Endpoint, splitEndpoint } from '@dealerkit/api-client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { commonHooks, type CommonHookOptions } from '../http/commonHooks.ts';
import { jsonOnly } from '../http/jsonOnly.ts';
import { notFoundHandler } from '../http/notFoundHandler.ts';
import { createRateLimit, type RateLimits } from '../http/rateLimit.ts';
import { createResponseCache, sendCached } from '../http/responseCache.ts';
import type { VerifyIdToken } from '../identity/verifyIdToken.ts';
import { operation } from '../operation/operation.ts';
import { createAuthenticate } from '../policy/authenticate.ts';
import { authorizeInput, authorizeRole } from '../policy/authorize.ts';
import { policies } from '../policy/policies.ts';
import type { Caller, Handler, Handlers, HandledCall } from './Handler.ts';
import { createInputReader, type RequestParts } from './input.ts';
import { orderCalls } from './orderCalls.ts';
import { partCalls } from './partCalls.ts';
import { reviewCalls } from './reviewCalls.ts';
import { userCalls, type UserCallsOptions } from './userCalls.ts';

export interface ApiOptions extends UserCallsOptions, CommonHookOptions {
  verifyIdToken: VerifyIdToken;
  /** No limits without it. */
  rateLimits?: RateLimits;
}

type RouteHandler = (request: FastifyRequest<RequestParts>, reply: FastifyReply) => Promise<unknown>;

type RunCall<Name extends HandledCall> = (
  request: FastifyRequest<RequestParts>,
  reply: FastifyReply,
  setHeaders: (headers: Record<string, string>) => void,
) => ReturnType<Handler<Name>>;

/** The maximum size of a body, in bytes. */
const bodyLimit = 64 * 1024;

/** The calls with the same answer for every caller, which are cached until the catalogue changes. */
const publicReads: readonly HandledCall[] = ['findParts', 'getPart', 'listReviews'];

function routeOf(endpoint: Endpoint) {
  const { method, path } = splitEndpoint(endpoint);
  return { method, url: path.replace(/\{(\w+)\}/g, ':$1') };
}

/** Serves every call of the contract; other paths get a 404, other methods a 405. */
export async function api(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { store, accessTokens, verifyIdToken } = options;
  const authenticate = createAuthenticate(store, accessTokens, verifyIdToken);
  const cached = createResponseCache(store);
  const handlers: Handlers = {
    ...userCalls(options),
    ...partCalls(store),
    ...orderCalls(store),
    ...reviewCalls(store),
    getHealth: async () => ({ status: 'ok' }),
  };
  const names = Object.keys(handlers) as HandledCall[];

  app.decorateRequest('caller', undefined);
  jsonOnly(app);
  await commonHooks(app, options);
  const rateLimit = await createRateLimit(app, options.rateLimits);
  const operationRoutes = operation(app, store);
  notFoundHandler(app, [...names.map((name) => routeOf(contract[name].endpoint)), ...operationRoutes]);

  function createRunCall<Name extends HandledCall>(name: Name): RunCall<Name> {
    const readInput = createInputReader(name);
    return async (request, reply, setHeaders) => {
      const caller = request.getDecorator<Caller<Name>>('caller');
      const input = readInput(request);
      await authorizeInput(policies[name], caller, input, store);
      return handlers[name](input, { caller, request, reply, setHeaders });
    };
  }

  function privateHandler(run: RunCall<HandledCall>): RouteHandler {
    return (request, reply) => run(request, reply, (headers) => void reply.headers(headers));
  }

  function cachedHandler(run: RunCall<HandledCall>): RouteHandler {
    return async (request, reply) => {
      const response = await cached(request.url, async () => {
        const headers: Record<string, string> = {};
        const answer = await run(request, reply, (more) => void Object.assign(headers, more));
        return { answer, headers };
      });
      return sendCached(request, reply, response);
    };
  }

  for (const name of names) {
    const { endpoint, token } = contract[name];
    const identifyCaller = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', token === 'none' ? 'no-cache' : 'no-store');
      const caller = await authenticate[token](request);
      authorizeRole(policies[name], caller);
      request.setDecorator('caller', caller);
    };
    const run = createRunCall(name);
    app.route<RequestParts>({
      ...routeOf(endpoint),
      bodyLimit,
      onRequest: [...rateLimit(contract[name]), identifyCaller],
      handler: publicReads.includes(name) ? cachedHandler(run) : privateHandler(run),
    });
  }
}
