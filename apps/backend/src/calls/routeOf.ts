import { type Endpoint, splitEndpoint } from '@dealerkit/api-client';

/** The method and the path of an endpoint, as Fastify writes them. */
export function routeOf(endpoint: Endpoint) {
  const { method, path } = splitEndpoint(endpoint);
  return { method, url: path.replace(/\{(\w+)\}/g, ':$1') };
}
