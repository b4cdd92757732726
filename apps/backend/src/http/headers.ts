import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';

/** The headers that Helmet sets, computed once: running Helmet for each call takes longer than the call. */
function helmetHeaders(options: HelmetOptions): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(response.req, response, () => undefined);
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/** HTTPS for this host name only; its subdomains may serve something else. */
const strictTransportSecurity = { maxAge: 31_536_000, includeSubDomains: false };

/** The security headers of every response of the API. */
export const apiHeaders = helmetHeaders({
  strictTransportSecurity,
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  xFrameOptions: { action: 'deny' },
});

/** The security headers of every page and file, on any host; each page adds its own content security policy. */
export const pageHeaders: Readonly<Record<string, string>> = {
  ...helmetHeaders({
    strictTransportSecurity,
    contentSecurityPolicy: false,
    // The identity provider's popup must reach the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // Other sites may embed images of parts.
    crossOriginResourcePolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    // For Internet Explorer, Flash, old filters and pages without TLS only: the first packets of a page have better use for the bytes.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }),
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
};
