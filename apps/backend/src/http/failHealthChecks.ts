import type { FastifyInstance } from 'fastify';
import { HttpError } from './HttpError.ts';

/** Answers health checks with 503 once the signal is aborted, so that load balancers send their requests to other backends. */
export function failHealthChecks(app: FastifyInstance, shutdown: AbortSignal): void {
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (shutdown.aborted && /^\/api\/(healthz|readyz)$/.test(routeOptions.url ?? '')) {
      throw new HttpError(503, 'This backend is shutting down. Send requests to another one.');
    }
  });
}
