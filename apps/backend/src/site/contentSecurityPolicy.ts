import { createHash } from 'node:crypto';

/** The other origins that a page may use. */
export interface ExternalOrigins {
  /** The Firebase project's domain, which serves its sign-in frame; unset for the demo identity, which is on the same origin. */
  authDomain?: string;
  /** The origin of an API on another host. */
  apiOrigin?: string;
}

const inlineScript = /<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/gi;

/** The CSP sources of a page's inline scripts. */
export function inlineScriptHashes(html: string): string[] {
  return Array.from(html.matchAll(inlineScript), ([, script = '']) => {
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  });
}

/** The policy of one page: its inline scripts by hash, files of the same origin, and the origins of the API and of sign-in. */
export function contentSecurityPolicy(html: string, { authDomain, apiOrigin }: ExternalOrigins): string {
  const google = authDomain === undefined ? [] : ['https://apis.google.com'];
  const firebase =
    authDomain === undefined ? [] : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set(inlineScriptHashes(html)), ...google],
    // Dialogs lock the scroll bar, and prerendered placeholders set their colour, by inline styles.
    'style-src': ["'self'", "'unsafe-inline'"],
    // The image of a part may be on any host.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", apiOrigin, ...firebase],
    'frame-src': ["'self'", authDomain && `https://${authDomain}`],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter((source) => source !== undefined)].join(' '))
    .join('; ');
}
