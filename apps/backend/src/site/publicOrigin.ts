import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../identity/demo.ts';

export interface PublicAddress {
  /** The origin of the shop as visitors see it; without it a request names it. */
  publicUrl?: string | undefined;
  /** The hosts that a request may name, with their port unless it is the default one; without any, those of this machine. */
  publicHosts?: readonly string[] | undefined;
}

/**
 * Returns a function that gives the origin of the shop as a visitor sees it; undefined if the request names an unknown host. Without
 * the setting it is that of the header Host, or of the forwarded headers of a trusted proxy.
 */
export function createPublicOrigin({
  publicUrl,
  publicHosts = [],
}: PublicAddress): (request: Pick<FastifyRequest, 'protocol' | 'host'>) => string | undefined {
  const isKnown = ({ host, hostname }: URL) =>
    publicHosts.length > 0 ? publicHosts.includes(host) : isLoopback(hostname);
  return ({ protocol, host }) => {
    if (publicUrl !== undefined) return publicUrl;
    const url = /^https?$/.test(protocol) ? URL.parse(`${protocol}://${host}`) : null;
    return url && isKnown(url) ? url.origin : undefined;
  };
}
