import type { IncomingMessage, Server } from 'node:http';
import { clientErrorHandler } from './clientErrorHandler.ts';

/** How many times as long a long body may take. */
export const longBodyFactor = 20;

const extensions = new WeakMap<IncomingMessage, () => void>();

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Closes the connections whose bodies take longer than some milliseconds; call it before the server listens. Node's own limit is the
 * same for all requests, so it must be that of long bodies.
 */
export function limitBodyTime(server: Server, milliseconds: number): void {
  server.prependListener('request', (request) => {
    if (!hasBody(request)) return;
    const cut = () => {
      if (!request.complete) clientErrorHandler({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, request.socket);
    };
    let timer = setTimeout(cut, milliseconds).unref();
    extensions.set(request, () => {
      clearTimeout(timer);
      timer = setTimeout(cut, longBodyFactor * milliseconds).unref();
    });
    request.once('close', () => clearTimeout(timer));
  });
}

/** Gives the body of an accepted caller more time. */
export function allowLongBody(request: IncomingMessage): void {
  extensions.get(request)?.();
}
