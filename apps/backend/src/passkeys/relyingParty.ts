import { isIP } from 'node:net';

/** What passkeys of the shop are bound to. */
export interface RelyingParty {
  /** The host name. */
  id: string;
  /** The only origin from which they are accepted. */
  origin: string;
}

const isLocal = (hostname: string) => hostname === 'localhost' || hostname.endsWith('.localhost');

/** The relying party of a shop with this address; undefined where browsers make no passkeys: without HTTPS, except on this machine, and for an IP address. */
export function relyingPartyOf(publicUrl: string | undefined): RelyingParty | undefined {
  const { protocol, hostname, origin } = URL.parse(publicUrl ?? '') ?? { protocol: '', hostname: '', origin: '' };
  const isSecure = protocol === 'https:' || (protocol === 'http:' && isLocal(hostname));
  const isAddress = hostname.startsWith('[') || isIP(hostname) > 0;
  return isSecure && !isAddress ? { id: hostname, origin } : undefined;
}
