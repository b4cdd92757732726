import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';

/** What Helmet says, asked once at the start: asking it for each call took longer than the answer. */
function helmetHeaders(options: HelmetOptions): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, () => undefined);
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/** HTTPS from now on, for this name alone: what else a dealer has below it is not ours to decide. */
const strictTransportSecurity = { maxAge: 31_536_000, includeSubDomains: false };

/** What a browser is told about every answer of the API: guess nothing, frame nothing, run nothing, tell nobody. */
export const apiHeaders = helmetHeaders({
  strictTransportSecurity,
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  xFrameOptions: { action: 'deny' },
});

/**
 * What a browser is told about every page and file, wherever they are hosted; each page's content security policy goes
 * with it.
 */
export const pageHeaders: Readonly<Record<string, string>> = {
  ...helmetHeaders({
    strictTransportSecurity,
    contentSecurityPolicy: false,
    // The identity provider's window must reach the page that has opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Pictures of parts may be shown by whoever links to the shop.
    crossOriginResourcePolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  }),
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
};
