/** A well-formed path without a page. */
const unknownPath = '/-';

/**
 * Replaces a page's URL that cannot be decoded by an unknown path, so that the visitor gets the "not found" page. URLs of
 * the API stay, and get a 400.
 */
export function rewriteMalformedUrl(url: string): string {
  const path = url.replace(/[?#].*$/s, '');
  if (!path.includes('%') || path === '/api' || path.startsWith('/api/')) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return unknownPath;
  }
}
