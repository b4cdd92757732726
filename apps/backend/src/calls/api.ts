import { contract, type Input } from '@dealerkit/api-client';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { surrogateHeaders } from '../edge/surrogate.ts';
import { commonHooks, type CommonHookOptions } from '../http/commonHooks.ts';
import { jsonOnly } from '../http/jsonOnly.ts';
import { notFoundHandler } from '../http/notFoundHandler.ts';
import { hasJustChanged, rememberChanges } from '../http/ownChanges.ts';
import { createRateLimit, type RateLimits } from '../http/rateLimit.ts';
import type { ReadLimit } from '../http/readLimit.ts';
import { createResponseCache, sendCached } from '../http/responseCache.ts';
import type { VerifyIdToken } from '../identity/verifyIdToken.ts';
import { createClockWatch } from '../operation/clockStatus.ts';
import { recordDaysOfChanges } from '../operation/dayRecording.ts';
import { createMetrics } from '../operation/metrics.ts';
import { describeCalls } from '../operation/openApi.ts';
import { createZeroResultSearches } from '../operation/zeroResultSearches.ts';
import { operation } from '../operation/operation.ts';
import { createPartIndexing } from '../operation/partIndexing.ts';
import { startPhoneCheck } from '../operation/phoneCheck.ts';
import { receivePictures } from '../pictures/receivePictures.ts';
import { servePictures } from '../pictures/servePictures.ts';
import { createAuthenticate } from '../policy/authenticate.ts';
import { authorizeCaller, authorizeInput } from '../policy/authorize.ts';
import { policies } from '../policy/policies.ts';
import type { Catalogue } from '../store/Store.ts';
import type { Caller, HandledCall } from './Handler.ts';
import { daysIn, defaultTimeZone } from '../days.ts';
import { createHandlers, type HandlersOptions } from './handlers.ts';
import { createInputReader, type RequestParts } from './input.ts';
import { searchCosts, surrogateKeys } from './publicReads.ts';
import { routeOf } from './routeOf.ts';

export interface ApiOptions extends HandlersOptions, CommonHookOptions {
  verifyIdToken: VerifyIdToken;
  /** Whether searches without a result are counted; by default they are. */
  countZeroResultSearches?: boolean;
  /** The time zone of the dealer's days. */
  timeZone?: string;
  /** No limits without it. */
  rateLimits?: RateLimits;
  /** Limits the reads that the cache does not have. */
  readLimit: ReadLimit;
}

type RouteHandler = (request: FastifyRequest<RequestParts>, reply: FastifyReply) => Promise<unknown>;

type SetHeaders = (headers: Record<string, string>) => void;

/** Reads the input of a call, and returns it with the function that runs the call. */
type PrepareCall<Name extends HandledCall> = (request: FastifyRequest<RequestParts>) => {
  input: Input<Name>;
  run: (setHeaders: SetHeaders, catalogue: Catalogue) => Promise<unknown>;
};

const publicKeys: Partial<Record<HandledCall, (input: { id?: string }) => string>> = surrogateKeys;

const publicSearches: Partial<Record<HandledCall, (input: { lines?: readonly string[] }) => number>> = searchCosts;

/** Serves every call of the contract; other paths get a 404, other methods a 405. */
export async function api(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { store, readLimit, backupStatus, timeZone = defaultTimeZone, countZeroResultSearches = true } = options;
  const clock = createClockWatch();
  const authenticate = createAuthenticate({ ...options, onClockBehind: clock.sawBehind });
  const metrics = createMetrics(app, store, backupStatus);
  const cached = createResponseCache(store, metrics.countCacheRead);
  const days = daysIn(timeZone);
  const indexing = createPartIndexing(store, app.log);
  const zeroResults = createZeroResultSearches(store, days, app.log);
  let stopPhoneCheck: (() => Promise<void>) | undefined;
  app.addHook('onReady', async () => {
    indexing.start();
    stopPhoneCheck = startPhoneCheck(store, app.log);
  });
  app.addHook('onClose', async () => {
    await Promise.all([indexing.stop(), zeroResults.stop(), stopPhoneCheck?.()]);
  });
  const handlers = createHandlers(options, { days, indexing, zeroResults, clock });
  const names = Object.keys(contract).filter((name): name is HandledCall => name in handlers);

  app.decorateRequest('caller', undefined);
  jsonOnly(app);
  await commonHooks(app, options);
  if (store.catalogueMaxAge > 0 || store.outbox) rememberChanges(app, store);
  recordDaysOfChanges(app, store, days);
  await describeCalls(app);
  const limitsOf = await createRateLimit(app, options.rateLimits, store.countCalls);
  const otherRoutes = [...operation(app, store, metrics), ...servePictures(app, store, readLimit)];
  notFoundHandler(app, [...names.map((name) => routeOf(contract[name].endpoint)), ...otherRoutes]);

  function createPrepareCall<Name extends HandledCall>(name: Name): PrepareCall<Name> {
    const readInput = createInputReader(name);
    return (request) => {
      const input = readInput(request);
      return {
        input,
        async run(setHeaders, catalogue) {
          const caller = request.getDecorator<Caller<Name>>('caller');
          await authorizeInput(policies[name], caller, input, options);
          return handlers[name](input, { caller, request, setHeaders, catalogue });
        },
      };
    };
  }

  function privateHandler(name: HandledCall, prepare: PrepareCall<HandledCall>): RouteHandler {
    return async (request, reply) => {
      const result = await prepare(request).run((headers) => void reply.headers(headers), store);
      reply.code(contract[name].status);
      return result;
    };
  }

  function searchHandler(prepare: PrepareCall<HandledCall>, countSearches: (input: object) => number): RouteHandler {
    return async (request, reply) => {
      const { input, run } = prepare(request);
      const used = await readLimit.begin(request, reply, countSearches(input));
      const version = await store.catalogueVersion({ latest: hasJustChanged(request) });
      return readLimit.runInTurn(request, used, () =>
        store.readCatalogue(version, (catalogue) => run((headers) => void reply.headers(headers), catalogue)),
      );
    };
  }

  function cachedHandler(
    name: HandledCall,
    prepare: PrepareCall<HandledCall>,
    keyOf: (input: { id?: string }) => string,
  ): RouteHandler {
    // A path alone leads to one row.
    const isSearch = contract[name].endpoint.includes('?');
    return async (request, reply) => {
      const { input, run } = prepare(request);
      const read = async (catalogue: Catalogue) => {
        const headers = surrogateHeaders(keyOf(input));
        const result = await run((more) => void Object.assign(headers, more), catalogue);
        return { text: JSON.stringify(result), type: 'application/json', headers };
      };
      const runRead = isSearch ? readLimit.runInTurn : readLimit.run;
      const response = await cached(`${name} ${JSON.stringify(input)}`, read, {
        latest: hasJustChanged(request),
        runMiss: async (miss) => runRead(request, await readLimit.begin(request, reply), miss),
      });
      if (countZeroResultSearches && name === 'findParts') zeroResults.countResponse(input, response.headers);
      return sendCached(request, reply, response);
    };
  }

  function addRoute(scope: FastifyInstance, name: HandledCall): void {
    const { endpoint, token, bodyLimit } = contract[name];
    const countSearches = publicSearches[name];
    const isRead = endpoint.startsWith('GET ') || countSearches !== undefined;
    const limits = limitsOf(name, { isRead, token, isOfAdmins: policies[name].policy === 'admin' });
    const identifyCaller = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('cache-control', token === 'none' ? 'no-cache' : 'no-store');
      try {
        const caller = await authenticate[token](request);
        await authorizeCaller(policies[name], caller, options);
        request.setDecorator('caller', caller);
      } catch (error) {
        await limits.refused(request, reply);
        throw error;
      }
    };
    const prepare = createPrepareCall(name);
    const keyOf = publicKeys[name];
    scope.route<RequestParts>({
      ...routeOf(endpoint),
      config: { call: name },
      bodyLimit,
      onRequest: [limits.received, identifyCaller, limits.accepted],
      handler: keyOf
        ? cachedHandler(name, prepare, keyOf)
        : countSearches
          ? searchHandler(prepare, countSearches)
          : privateHandler(name, prepare),
    });
  }

  for (const name of names) if (name !== 'uploadPicture') addRoute(app, name);
  await app.register(receivePictures, { addRoute: (scope) => addRoute(scope, 'uploadPicture') });
}
