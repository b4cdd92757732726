import type { IncomingMessage } from 'node:http';

const loopbackNames = new Set(['127.0.0.1', 'localhost', '[::1]']);
const ownSites = new Set(['same-origin', 'none']);
/** Headers that a proxy adds: behind one, every visitor would seem to be on this machine. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'];
const privilegedToken = /^bearer\s+(owner$|ya29\.)/i;

/**
 * Why a request must not reach the emulator, or `undefined`. The emulator trusts every caller, so other sites open in the
 * same browser (also by a host name that resolves to this machine) and its super-user are rejected. `anyPort` allows a dev
 * server of this machine in front, whose port differs.
 */
export function rejectionReason({ headers, socket }: IncomingMessage, anyPort = false): string | undefined {
  const page = URL.parse(`http://${headers.host}`);
  if (!page || !loopbackNames.has(page.hostname) || !(anyPort || Number(page.port || 80) === socket.localPort)) {
    return 'The demo identity answers only under this machine’s own name.';
  }
  if (proxyHeaders.some((name) => headers[name] !== undefined))
    return 'The demo identity does not answer through a proxy.';
  const { origin = page.origin, authorization = '', 'sec-fetch-site': site = 'none' } = headers;
  const isOwnOrigin = origin === page.origin || (anyPort && loopbackNames.has(URL.parse(origin)?.hostname ?? ''));
  if (!isOwnOrigin || !ownSites.has(site)) {
    return 'The demo identity answers only its own pages.';
  }
  if (privilegedToken.test(authorization.trim())) return 'The demo identity has no super-user here.';
  return undefined;
}
