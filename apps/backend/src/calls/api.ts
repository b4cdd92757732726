import { contract, type Endpoint, splitEndpoint } from '@dealerkit/api-client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authorizeInput, authorizeRole } from '../roles/authorize.ts';
import { createAuthenticate } from '../roles/authenticate.ts';
import { roles } from '../roles/roles.ts';
import type { VerifyIdToken } from '../identity/verifyIdToken.ts';
import { createReadInput, type Sent } from './inputs.ts';
import { orderCalls } from './orderCalls.ts';
import { partCalls } from './partCalls.ts';
import { refuseTheUnknown } from './refuseTheUnknown.ts';
import { reviewCalls } from './reviewCalls.ts';
import type { Asker, Handler, Handlers, ServedCall } from './ServedCall.ts';
import { takeJsonOnly } from './takeJsonOnly.ts';
import { userCalls, type UserCallsOptions } from './userCalls.ts';

export interface ApiOptions extends UserCallsOptions {
  verifyIdToken: VerifyIdToken;
}

type Answering<Name extends ServedCall> = (
  request: FastifyRequest<Sent>,
  reply: FastifyReply,
) => ReturnType<Handler<Name>>;

/** The largest body that any call takes, in bytes. */
const bodyLimit = 64 * 1024;

function routeOf(endpoint: Endpoint) {
  const { method, path } = splitEndpoint(endpoint);
  return { method, url: path.replace(/\{(\w+)\}/g, ':$1') };
}

/** Serves every call of the contract; all else below its prefix is a 404 or, on a known path, a 405. */
export async function api(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { store, accessTokens, verifyIdToken } = options;
  const authenticate = createAuthenticate(store, accessTokens, verifyIdToken);
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
  refuseTheUnknown(
    app,
    names.map((name) => routeOf(contract[name].endpoint)),
  );

  function answer<Name extends ServedCall>(name: Name): Answering<Name> {
    const readInput = createReadInput(name);
    return async (request, reply) => {
      const asker = request.getDecorator<Asker<Name>>('asker');
      const input = readInput(request);
      await authorizeInput(roles[name], asker, input, store);
      return handlers[name](input, { asker, request, reply });
    };
  }

  for (const name of names) {
    const { endpoint, token } = contract[name];
    app.route<Sent>({
      ...routeOf(endpoint),
      bodyLimit,
      async onRequest(request, reply) {
        reply.header('cache-control', token === 'none' ? 'no-cache' : 'no-store');
        const asker = await authenticate[token](request);
        authorizeRole(roles[name], asker);
        request.setDecorator('asker', asker);
      },
      handler: answer(name),
    });
  }
}
