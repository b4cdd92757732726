import type { IncomingMessage } from 'node:http';

const loopbackNames = new Set(['127.0.0.1', 'localhost', '[::1]']);
const ownSites = new Set(['same-origin', 'none']);
/** Headers that a proxy adds: through a proxy every visitor would seem to be on this machine. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'];
const privilegedToken = /^bearer\s+(owner$|ya29\.)/i;

export interface GateOptions {
  /** Allows a dev server in front, whose port differs. @default false */
  anyPort?: boolean;
  /** Other origins whose pages may use the demo identity (`CORS_ORIGINS`); those that are not on this machine are ignored. */
  origins?: readonly string[];
}

const isLoopback = (origin: string) => loopbackNames.has(URL.parse(origin)?.hostname ?? '');

/**
 * Why a request must not reach the emulator, which trusts every caller; `undefined` if it may. Rejects other sites, DNS
 * rebinding, proxies and privileged tokens.
 */
export function rejectionReason(
  { headers, socket }: IncomingMessage,
  { anyPort = false, origins = [] }: GateOptions = {},
): string | undefined {
  const page = URL.parse(`http://${headers.host}`);
  if (!page || !loopbackNames.has(page.hostname) || !(anyPort || Number(page.port || 80) === socket.localPort)) {
    return 'The demo identity accepts requests to 127.0.0.1, localhost and [::1] only.';
  }
  if (proxyHeaders.some((name) => headers[name] !== undefined))
    return 'The demo identity does not accept requests through a proxy.';
  const { origin, authorization = '', 'sec-fetch-site': site = 'none' } = headers;
  const isOwnOrigin = origin === undefined || origin === page.origin || (anyPort && isLoopback(origin));
  const isListed = origin !== undefined && isLoopback(origin) && origins.includes(origin);
  if (!(isOwnOrigin && ownSites.has(site)) && !isListed) {
    return 'The demo identity accepts requests from its own pages and from origins of this machine in CORS_ORIGINS only.';
  }
  if (privilegedToken.test(authorization.trim())) return 'The demo identity does not accept privileged tokens.';
  return undefined;
}
