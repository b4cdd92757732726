/** The other origins that a page may use. */
export interface ExternalOrigins {
  /** The Firebase project's domain, which serves its sign-in frame; unset for the demo identity, which is on the same origin. */
  authDomain?: string | undefined;
  /** The origin of an API on another host. */
  apiOrigin?: string | undefined;
}

/** The CSP sources of the inline scripts and styles of a page, which the build writes. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Returns the content security policy of a page: its inline scripts and styles by hash, files of the same origin, and the origins of the API and of sign-in. */
export function contentSecurityPolicy(inline: InlineHashes, { authDomain, apiOrigin }: ExternalOrigins): string {
  const isDemo = authDomain === undefined;
  const google = isDemo ? [] : ['https://apis.google.com'];
  const firebase = isDemo ? [] : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts, ...google],
    'style-src': ["'self'", ...inline.styles],
    // Google's script hides its frame by a style attribute.
    ...(!isDemo && { 'style-src-attr': ["'unsafe-inline'"] }),
    // The image of a part may be on any host. Outside the demo the page has HTTPS, so browsers load an image from http: over HTTPS.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...(isDemo ? ['http:'] : [])],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", apiOrigin, ...firebase],
    'frame-src': ["'self'", authDomain && `https://${authDomain}`],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter((source) => source !== undefined)].join(' '))
    .join('; ');
}
