import { byDesign, met, missing, notApplicable, ofOperator, ofProvider, partly } from './requirement.ts';

/** V11, cryptography. */
export const cryptography = [
  byDesign(
    'The table of keys in [the threat model](threat-model.md) names each key, where it is, and how it is replaced.',
    ['11.1.1', 2, 'Documented life of keys'],
    ['11.1.2', 2, 'Documented keys and algorithms'],
  ),
  byDesign('`node:crypto`, `jose` and the Web Crypto of the browser; no algorithm of our own.', [
    '11.2.1',
    2,
    'Proven implementations',
  ]),
  partly(
    ['11.2.2', 2, 'Algorithms and keys can be replaced'],
    'The secret by a setting, the algorithm by one line of `accessTokens.ts`; both end all sessions, and there is no change from one to the next.',
  ),
  partly(
    ['11.2.3', 2, 'Strength of 128 bits'],
    'Our tokens: HMAC-SHA-256 with 256 bits. ID tokens of Google are signed with RSA, whose length Google chooses.',
    'accessTokens.test.ts: is refused when it is too short',
  ),
  notApplicable(
    'The program encrypts nothing itself: transport by the proxy, disks by the operator.',
    ['11.3.1', 1, 'No weak modes'],
    ['11.3.2', 1, 'Approved ciphers'],
    ['11.3.3', 2, 'What is encrypted cannot be changed'],
    ['11.4.4', 2, 'Keys from passwords are stretched'],
  ),
  byDesign(
    'SHA-256 everywhere: tokens, policies, fingerprints of orders. Only the validators of caches (ETags) are shortened, and they decide nothing else (`responseCache.ts`).',
    ['11.4.1', 1, 'Approved hashes'],
    ['11.4.3', 2, 'Hashes without collisions'],
  ),
  ofProvider(
    'Firebase stores the passwords, with scrypt. The demo stores those of its accounts as text, on this machine only.',
    ['11.4.2', 2, 'Passwords are stored by a slow hash'],
  ),
  met(
    ['11.5.1', 2, 'Secrets are random, with 128 bits'],
    'The secret by `randomBytes`, keys of orders by `getRandomValues`. Ids of rows can be guessed in part, and give no access.',
    'accessTokens.test.ts: is generated once, stored, and readable by its owner only',
  ),
  ofProvider('Google signs ID tokens; the program only verifies, by `jose`.', [
    '11.6.1',
    2,
    'Approved signatures and keys',
  ]),
].flat();

/** V12, secure communication. */
export const communication = [
  met(
    ['12.1.1', 1, 'TLS 1.2 and 1.3 only'],
    'The proxies of the documentation accept nothing older (`deploy/haproxy/edge.cfg`); another proxy is the choice of the operator.',
    'proxyFiles.test.ts: the proxies accept TLS 1.2 and newer, and the HAProxy refuses calls without TLS before it redirects pages',
  ),
  ofOperator('The proxy in front decides; our examples keep the defaults of Debian.', [
    '12.1.2',
    2,
    'Strong ciphers first',
  ]),
  notApplicable('Nobody signs in by a certificate.', ['12.1.3', 2, 'Certificates of clients are checked']),
  partly(
    ['12.2.1', 1, 'TLS for everything that visitors use'],
    'A real shop needs an HTTPS proxy; the edge redirects HTTP, and `Strict-Transport-Security` keeps browsers there. The backend itself speaks HTTP and does not refuse a request without TLS.',
    'limits.test.ts: every response has the security headers',
  ),
  ofOperator('The certificate is that of the proxy; see [apps/backend](../apps/backend/README.md#behind-a-proxy).', [
    '12.2.2',
    1,
    'Publicly trusted certificates',
  ]),
  missing(
    'In the cluster of `deploy`, PostgreSQL, etcd, Varnish and the backends talk without TLS inside a private network, which `deploy/nftables.conf` closes. A database elsewhere can be reached with `sslmode=verify-full` in `DATABASE_URL`.',
    ['12.3.1', 2, 'TLS for all connections'],
    ['12.3.3', 2, 'TLS between own services'],
    ['12.3.4', 2, 'Trusted certificates between own services'],
  ),
  byDesign('Node checks certificates, and nothing turns that off.', [
    '12.3.2',
    2,
    'Certificates of servers are checked',
  ]),
].flat();

/** V17, WebRTC. */
export const webRtc = notApplicable(
  'There is no WebRTC.',
  ['17.1.1', 2, 'TURN reaches no internal addresses'],
  ['17.2.1', 2, 'Keys of DTLS are managed'],
  ['17.2.2', 2, 'Approved ciphers of DTLS'],
  ['17.2.3', 2, 'SRTP is authenticated'],
  ['17.2.4', 2, 'Malformed SRTP does no harm'],
  ['17.3.1', 2, 'Signalling withstands floods'],
  ['17.3.2', 2, 'Malformed signalling does no harm'],
);
