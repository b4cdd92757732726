/** How long the edge keeps a public response that no purge reaches, in seconds. */
export const edgeMaxAge = 10;

/**
 * How many seconds after a change its second purge is sent at the latest while the edges and the database respond. Each purge is sent
 * twice, since a response that was on its way to the edge at the first one is stored after it.
 */
export const secondPurgeAfter = 2;

/** The key of all responses with several parts. */
export const partsKey = 'parts';

/** The key of all responses with reviews. */
export const reviewsKey = 'reviews';

/** The key of the responses about one part. */
export const partKey = (_id: string) => `part-${_id}`;

/** The headers for a cache in front of the backend, the edge: how long it keeps a public response, and the keys by which it is purged. */
export function surrogateHeaders(...keys: string[]): Record<string, string> {
  return { 'surrogate-control': `max-age=${edgeMaxAge}`, 'surrogate-key': keys.join(' ') };
}
