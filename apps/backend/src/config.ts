import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { SECRET_BYTES } from './identity/accessTokenSecret.ts';
import { DEMO_ACCOUNTS, DEMO_PROJECT_ID, demoIdentityProblem } from './identity/demo.ts';
import { foldEmail } from './identity/foldEmail.ts';
import { StartupError } from './startup.ts';

/** A real Firebase project, the same one for the pages and the backend. */
interface FirebaseProject {
  apiKey: string;
  authDomain: string;
  projectId: string;
}

/** The configuration from the environment variables. */
export interface Config {
  host: string;
  /** 0 selects a free port. */
  port: number;
  dataDir: string;
  /** The URL of a PostgreSQL database; `undefined` for the embedded database in the data folder. */
  databaseUrl: string | undefined;
  /** `transaction` if `databaseUrl` leads to a pooler that gives a connection for one transaction only. */
  databasePooler: 'transaction' | undefined;
  /** The URL of one or more replicas of that database, for public reads. */
  databaseReplicaUrl: string | undefined;
  /** The addresses of the caches that are purged after a change. */
  edgePurgeUrls: string[];
  /** The folder of the built pages. */
  storefrontDir: string;
  /** `undefined` for the demo identity. */
  firebase: FirebaseProject | undefined;
  /** Folded e-mail addresses of admins (D24, D27). */
  adminEmails: string[];
  /** `undefined` for the secret stored in the data folder. */
  accessTokenSecret: Uint8Array | undefined;
  /** The origin of the API, if it differs from that of the pages. */
  apiOrigin: string | undefined;
  /** How many sign-ins and writes one IP address, and how many orders and reviews one user, may make in a minute. */
  rateLimits: { signIns: number; writes: number; orders: number; reviews: number };
  /** Other origins whose pages may call the API. */
  corsOrigins: string[];
  /** The lowest level that is logged. */
  logLevel: (typeof logLevels)[number];
  /** Addresses of proxies whose `X-Forwarded-For` is trusted. */
  trustProxy: string[];
  /** The time zone of the dealer's days. */
  timeZone: string;
  /** How long requests are still served after a signal while health checks fail, in seconds. */
  shutdownDelay: number;
  /** Serves the API only; another server has the pages and the demo identity. */
  apiOnly: boolean;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const repository = resolve(import.meta.dirname, '../../..');

function perMinute(defaultValue: string) {
  const message =
    'RATE_LIMIT_SIGN_INS, _WRITES, _ORDERS and _REVIEWS must be whole numbers above 0 (calls per minute).';
  return v.pipe(v.optional(v.string(), defaultValue), v.regex(/^[1-9]\d{0,8}$/, message), v.transform(Number));
}

function list(isValid: (item: string) => boolean, message: string) {
  return v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
    v.check((items) => items.every(isValid), message),
  );
}

/** Whether a text is an IP address, a CIDR range, or one of the named ranges that Fastify accepts. */
function isAddressRange(text: string): boolean {
  const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const maxBits = isIP(address) === 6 ? 128 : 32;
  return ['loopback', 'linklocal', 'uniquelocal'].includes(text) || (isIP(address) > 0 && Number(bits ?? 0) <= maxBits);
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function postgresUrl(message: string) {
  return v.optional(
    v.pipe(
      v.string(),
      v.check((url) => /^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? ''), message),
    ),
  );
}

const environment = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.pipe(
    v.optional(v.string(), '4173'),
    v.regex(/^\d{1,5}$/, ({ input }) => badPort(input)),
    v.transform(Number),
    v.maxValue(65535, ({ input }) => badPort(input)),
  ),
  DATA_DIR: v.optional(v.string(), resolve(repository, '.data')),
  STOREFRONT_DIR: v.optional(v.string(), resolve(repository, 'apps/storefront/dist')),
  DATABASE_URL: postgresUrl(
    'DATABASE_URL must be the URL of a PostgreSQL database, for example postgres://user:password@127.0.0.1:5432/dealerkit, or be left unset for the embedded one.',
  ),
  DATABASE_POOLER: v.optional(
    v.picklist(
      ['transaction'],
      'DATABASE_POOLER must be "transaction", for PgBouncer with pool_mode = transaction, or be left unset.',
    ),
  ),
  DATABASE_REPLICA_URL: postgresUrl(
    'DATABASE_REPLICA_URL must be the URL of a replica of the database of DATABASE_URL, or be left unset.',
  ),
  EDGE_PURGE_URLS: list(
    (url) => /^https?:$/.test(URL.parse(url)?.protocol ?? '') && URL.parse(url)?.origin === url,
    'EDGE_PURGE_URLS must be addresses of Varnish, comma separated, for example http://10.0.0.5:6081, without a path.',
  ),
  VITE_FIREBASE_API_KEY: v.optional(v.string()),
  VITE_FIREBASE_AUTH_DOMAIN: v.optional(v.string()),
  VITE_FIREBASE_PROJECT_ID: v.optional(v.string()),
  VITE_API_HOST: v.optional(v.string(), '/api'),
  ADMIN_EMAILS: list((email) => email.includes('@'), 'ADMIN_EMAILS must be e-mail addresses, comma separated.'),
  ACCESS_TOKEN_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.minBytes(
        SECRET_BYTES,
        `ACCESS_TOKEN_SECRET must be at least ${SECRET_BYTES} bytes long: generate one with "openssl rand -base64 32", or leave it unset to have one generated and stored.`,
      ),
    ),
  ),
  RATE_LIMIT_SIGN_INS: perMinute('500'),
  RATE_LIMIT_WRITES: perMinute('2000'),
  RATE_LIMIT_ORDERS: perMinute('60'),
  RATE_LIMIT_REVIEWS: perMinute('10'),
  CORS_ORIGINS: list(
    (origin) => URL.parse(origin)?.origin === origin,
    'CORS_ORIGINS must be origins, comma separated, for example https://shop.example, without a path.',
  ),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}.`), 'warn'),
  TRUST_PROXY: list(
    isAddressRange,
    'TRUST_PROXY must be addresses of proxies, comma separated, for example 10.0.0.2, 10.1.0.0/16 or loopback.',
  ),
  TIME_ZONE: v.pipe(
    v.optional(v.string(), 'Asia/Dhaka'),
    v.check(isTimeZone, 'TIME_ZONE must be the name of a time zone, for example Asia/Dhaka.'),
  ),
  SHUTDOWN_DELAY: v.pipe(
    v.optional(v.string(), '0'),
    v.regex(/^\d{1,3}$/, 'SHUTDOWN_DELAY must be whole seconds up to 999, for example SHUTDOWN_DELAY=5.'),
    v.transform(Number),
  ),
  API_ONLY: v.optional(v.string()),
  NODE_ENV: v.optional(v.string()),
});

/** Reads the configuration from the environment; an empty variable counts as unset. @throws StartupError */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = v.safeParse(environment, Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!parsed.success) throw new StartupError(parsed.issues[0].message);
  const { HOST: host, PORT: port, NODE_ENV: nodeEnv, ...variables } = parsed.output;
  if (variables.DATABASE_URL === undefined && (variables.DATABASE_POOLER ?? variables.DATABASE_REPLICA_URL)) {
    throw new StartupError('DATABASE_POOLER and DATABASE_REPLICA_URL need DATABASE_URL: set it too, or unset them.');
  }
  const firebase = firebaseOf(variables);
  const problem =
    firebase === undefined ? demoIdentityProblem({ projectId: DEMO_PROJECT_ID, host, nodeEnv }) : undefined;
  if (problem !== undefined) throw new StartupError(problem);
  if (variables.EDGE_PURGE_URLS.length > 0 && variables.DATABASE_URL === undefined) {
    throw new StartupError(
      'EDGE_PURGE_URLS needs PostgreSQL, which keeps the purges: set DATABASE_URL too, or unset EDGE_PURGE_URLS.',
    );
  }
  const adminEmails = variables.ADMIN_EMAILS.map(foldEmail);
  const demoAdmins = DEMO_ACCOUNTS.filter(({ role }) => role === 'admin').map(({ email }) => email);
  return {
    host,
    port,
    dataDir: resolve(variables.DATA_DIR),
    databaseUrl: variables.DATABASE_URL,
    databasePooler: variables.DATABASE_POOLER,
    databaseReplicaUrl: variables.DATABASE_REPLICA_URL,
    edgePurgeUrls: variables.EDGE_PURGE_URLS,
    storefrontDir: resolve(variables.STOREFRONT_DIR),
    firebase,
    adminEmails: [...adminEmails, ...(firebase === undefined ? demoAdmins : [])],
    accessTokenSecret:
      variables.ACCESS_TOKEN_SECRET === undefined ? undefined : new TextEncoder().encode(variables.ACCESS_TOKEN_SECRET),
    apiOrigin: URL.parse(variables.VITE_API_HOST)?.origin,
    rateLimits: {
      signIns: variables.RATE_LIMIT_SIGN_INS,
      writes: variables.RATE_LIMIT_WRITES,
      orders: variables.RATE_LIMIT_ORDERS,
      reviews: variables.RATE_LIMIT_REVIEWS,
    },
    corsOrigins: variables.CORS_ORIGINS,
    logLevel: variables.LOG_LEVEL,
    trustProxy: variables.TRUST_PROXY,
    timeZone: variables.TIME_ZONE,
    shutdownDelay: variables.SHUTDOWN_DELAY,
    apiOnly: variables.API_ONLY === '1',
  };
}

function badPort(port: string | number): string {
  return `PORT must be a whole number up to 65535, for example PORT=4173, not "${port}".`;
}

const firebaseVariables = ['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_AUTH_DOMAIN', 'VITE_FIREBASE_PROJECT_ID'] as const;

function firebaseOf(variables: { [Name in (typeof firebaseVariables)[number]]?: string | undefined }):
  | FirebaseProject
  | undefined {
  const [apiKey, authDomain, projectId] = firebaseVariables.map((name) => variables[name]);
  if (apiKey && authDomain && projectId) return { apiKey, authDomain, projectId };
  const missing = firebaseVariables.filter((name) => !variables[name]);
  if (missing.length === firebaseVariables.length) return undefined;
  throw new StartupError(
    `The Firebase project is incomplete: set ${missing.join(' and ')} too, or unset all three for the demo identity.`,
  );
}
