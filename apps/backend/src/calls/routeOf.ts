import { type Endpoint, splitEndpoint } from '@dealerkit/api-client';

/** The method and the URL pattern of an endpoint, below the prefix of the API. */
export function routeOf(endpoint: Endpoint) {
  const { method, path } = splitEndpoint(endpoint);
  return { method, url: path.replace(/\{(\w+)\}/g, ':$1') };
}
