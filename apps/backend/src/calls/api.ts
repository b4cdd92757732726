import { contract, type Endpoint, splitEndpoint } from '@dealerkit/api-client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { guard, type GuardOptions } from '../guards/guard.ts';
import { createLimitRate, type RateLimits } from '../guards/limitRate.ts';
import type { VerifyIdToken } from '../identity/verifyIdToken.ts';
import { operation } from '../operation/operation.ts';
import { createAuthenticate } from '../roles/authenticate.ts';
import { authorizeInput, authorizeRole } from '../roles/authorize.ts';
import { roles } from '../roles/roles.ts';
import { createReadInput, type Sent } from './inputs.ts';
import { orderCalls } from './orderCalls.ts';
import { partCalls } from './partCalls.ts';
import { createPublicBodies, sendPublicBody } from './publicBodies.ts';
import { refuseTheUnknown } from './refuseTheUnknown.ts';
import { reviewCalls } from './reviewCalls.ts';
import type { Asker, Handler, Handlers, ServedCall } from './ServedCall.ts';
import { takeJsonOnly } from './takeJsonOnly.ts';
import { userCalls, type UserCallsOptions } from './userCalls.ts';

export interface ApiOptions extends UserCallsOptions, GuardOptions {
  verifyIdToken: VerifyIdToken;
  /** No limits unless given. */
  rateLimits?: RateLimits;
}

type Answering = (request: FastifyRequest<Sent>, reply: FastifyReply) => Promise<unknown>;

type Taking<Name extends ServedCall> = (
  request: FastifyRequest<Sent>,
  reply: FastifyReply,
  head: (headers: Record<string, string>) => void,
) => ReturnType<Handler<Name>>;

/** The largest body that any call takes, in bytes. */
const bodyLimit = 64 * 1024;

/** The calls whose answers are everybody's and are kept until the catalogue changes. */
const publicReads: readonly ServedCall[] = ['findParts', 'getPart', 'listReviews'];

function routeOf(endpoint: Endpoint) {
  const { method, path } = splitEndpoint(endpoint);
  return { method, url: path.replace(/\{(\w+)\}/g, ':$1') };
}

/** Serves every call of the contract; all else below its prefix is a 404 or, on a known path, a 405. */
export async function api(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { store, accessTokens, verifyIdToken } = options;
  const authenticate = createAuthenticate(store, accessTokens, verifyIdToken);
  const publicBody = createPublicBodies(store);
  const handlers: Handlers = {
    ...userCalls(options),
    ...partCalls(store),
    ...orderCalls(store),
    ...reviewCalls(store),
    getHealth: async () => ({ status: 'ok' }),
  };
  const names = Object.keys(handlers) as ServedCall[];

  app.decorateRequest('asker', undefined);
  takeJsonOnly(app);
  await guard(app, options);
  const limitRate = await createLimitRate(app, options.rateLimits);
  const operated = operation(app, store);
  refuseTheUnknown(app, [...names.map((name) => routeOf(contract[name].endpoint)), ...operated]);

  function take<Name extends ServedCall>(name: Name): Taking<Name> {
    const readInput = createReadInput(name);
    return async (request, reply, head) => {
      const asker = request.getDecorator<Asker<Name>>('asker');
      const input = readInput(request);
      await authorizeInput(roles[name], asker, input, store);
      return handlers[name](input, { asker, request, reply, head });
    };
  }

  function answer(call: Taking<ServedCall>): Answering {
    return (request, reply) => call(request, reply, (headers) => void reply.headers(headers));
  }

  function answerPublicly(call: Taking<ServedCall>): Answering {
    return async (request, reply) => {
      const body = await publicBody(request.url, async () => {
        const headers: Record<string, string> = {};
        const sent = await call(request, reply, (more) => void Object.assign(headers, more));
        return { answer: sent, headers };
      });
      return sendPublicBody(request, reply, body);
    };
  }

  for (const name of names) {
    const { endpoint, token } = contract[name];
    const enter = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', token === 'none' ? 'no-cache' : 'no-store');
      const asker = await authenticate[token](request);
      authorizeRole(roles[name], asker);
      request.setDecorator('asker', asker);
    };
    app.route<Sent>({
      ...routeOf(endpoint),
      bodyLimit,
      onRequest: [...limitRate(contract[name]), enter],
      handler: publicReads.includes(name) ? answerPublicly(take(name)) : answer(take(name)),
    });
  }
}
