/** An address that decodes, and is no page's; it has the form of none. */
const nowhere = '/-';

/**
 * The address itself, or nowhere in the place of a page's address that cannot be decoded: whoever mistyped it gets the
 * drawn page that says so. The API keeps such an address, and refuses it.
 */
export function wellFormed(url: string): string {
  const path = url.replace(/[?#].*$/s, '');
  if (!path.includes('%') || path === '/api' || path.startsWith('/api/')) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return nowhere;
  }
}
