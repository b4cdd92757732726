import { resolve } from 'node:path';
import type { RetentionSetting } from '@dealerkit/domain/account/personalData';
import * as v from 'valibot';
import { environment, type LogLevel, readVariables } from './environment.ts';
import { DEMO_ACCOUNTS, DEMO_PROJECT_ID, DEMO_SENDER, demoIdentityProblem } from './identity/demo.ts';
import { type RelyingParty, relyingPartyOf } from './passkeys/relyingParty.ts';
import { type NotificationConfig, notificationConfig } from './notifications/settings.ts';
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
  /** E-mail addresses of admins (D24, D27), as they are written. */
  adminEmails: string[];
  /** Whether every admin needs a passkey for protected calls (D58), and for what address passkeys are. */
  passkeys: { required: boolean; relyingParty: RelyingParty | undefined };
  /** `undefined` for the secret stored in the data folder. */
  accessTokenSecret: Uint8Array | undefined;
  /** The origin of the API, if it differs from that of the pages. */
  apiOrigin: string | undefined;
  /** How many sign-ins and writes one IP address, and how many orders, reviews, downloads and calls about passkeys one user, may make in a minute, and how many milliseconds the reads of one IP address may take. */
  rateLimits: Record<'signIns' | 'writes' | 'orders' | 'reviews' | 'downloads' | 'passkeys' | 'reads', number>;
  /** Other origins whose pages may call the API. */
  corsOrigins: string[];
  /** The lowest level that is logged. */
  logLevel: LogLevel;
  /** Addresses of proxies whose `X-Forwarded-For`, `-Host` and `-Proto` are trusted. */
  trustProxy: string[];
  /** The origin of the shop as visitors see it. */
  publicUrl: string | undefined;
  /** Without `publicUrl`, the hosts that requests may name as the origin. */
  publicHosts: string[];
  /** The URI to which a vulnerability is reported. */
  securityContact: string | undefined;
  /** The ISO 4217 code of the dealer's currency, in whose smallest unit money is counted. */
  currency: string;
  /** The time zone of the dealer's days. */
  timeZone: string;
  /** The country code of local phone numbers. */
  phoneCountryCode: string;
  /** How long requests are still served after a signal while health checks fail, in seconds. */
  shutdownDelay: number;
  /** The backups of the embedded database; none by themselves with 0 hours between them. */
  backups: { hours: number; keep: number; copyTo: string | undefined };
  /** Whether searches without a result are counted. */
  countZeroResultSearches: boolean;
  /** How many days things are kept. */
  retention: Record<RetentionSetting, number>;
  /** How people are notified. */
  notifications: NotificationConfig;
  /** Serves the API only; another server has the pages and the demo identity. */
  apiOnly: boolean;
}

/** How often one user may download everything in a minute, which reads whole lists. */
const downloadsPerMinute = 6;

/** Reads the configuration from the environment. @throws StartupError */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const { HOST: host, PORT: port, NODE_ENV: nodeEnv, ...variables } = readVariables(environment, env);
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
  if (variables.BACKUP_COPY_TO !== undefined && variables.DATABASE_URL !== undefined) {
    throw new StartupError(
      'BACKUP_COPY_TO is for the embedded database, and PostgreSQL is backed up by its own tools: unset BACKUP_COPY_TO or DATABASE_URL.',
    );
  }
  // The demo runs one backend only.
  if (firebase && variables.DATABASE_URL !== undefined && variables.ACCESS_TOKEN_SECRET === undefined) {
    throw new StartupError(
      'ACCESS_TOKEN_SECRET must be set with DATABASE_URL, to the same value on every backend, or each refuses the tokens of the others: generate one with "openssl rand -base64 32".',
    );
  }
  const demoAdmins = DEMO_ACCOUNTS.filter(({ role }) => role === 'admin').map(({ email }) => email);
  const demoContact = firebase === undefined ? `mailto:${demoAdmins[0]}` : undefined;
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
    adminEmails: [...variables.ADMIN_EMAILS, ...(firebase === undefined ? demoAdmins : [])],
    passkeys: passkeysOf({
      ...variables,
      PUBLIC_URL: variables.PUBLIC_URL ?? (firebase ? undefined : demoAddress(port)),
    }),
    accessTokenSecret:
      variables.ACCESS_TOKEN_SECRET === undefined ? undefined : new TextEncoder().encode(variables.ACCESS_TOKEN_SECRET),
    apiOrigin: URL.parse(variables.VITE_API_HOST)?.origin,
    rateLimits: {
      signIns: variables.RATE_LIMIT_SIGN_INS,
      writes: variables.RATE_LIMIT_WRITES,
      orders: variables.RATE_LIMIT_ORDERS,
      reviews: variables.RATE_LIMIT_REVIEWS,
      downloads: downloadsPerMinute,
      passkeys: variables.RATE_LIMIT_PASSKEYS,
      reads: variables.RATE_LIMIT_READS,
    },
    corsOrigins: variables.CORS_ORIGINS,
    logLevel: variables.LOG_LEVEL,
    trustProxy: variables.TRUST_PROXY,
    publicUrl: variables.PUBLIC_URL,
    publicHosts: variables.PUBLIC_HOSTS,
    securityContact: variables.SECURITY_CONTACT ?? demoContact,
    currency: variables.CURRENCY,
    timeZone: variables.TIME_ZONE,
    phoneCountryCode: variables.PHONE_COUNTRY_CODE,
    shutdownDelay: variables.SHUTDOWN_DELAY,
    backups: {
      hours: variables.DATABASE_URL === undefined ? variables.BACKUP_HOURS : 0,
      keep: variables.BACKUP_KEEP,
      copyTo: pathOf(variables.BACKUP_COPY_TO),
    },
    countZeroResultSearches: variables.ZERO_RESULT_SEARCHES === undefined,
    retention: {
      audit: variables.RETENTION_AUDIT_DAYS,
      notifications: variables.RETENTION_NOTIFICATION_DAYS,
      invoices: variables.RETENTION_INVOICE_DAYS,
    },
    notifications: notificationConfig({
      ...variables,
      MAIL_FROM: variables.MAIL_FROM ?? (firebase === undefined ? DEMO_SENDER : undefined),
    }),
    apiOnly: variables.API_ONLY !== undefined,
  };
}

const pathOf = (folder: string | undefined) => (folder === undefined ? undefined : resolve(folder));

const databaseVariables = v.pick(environment, ['DATABASE_URL', 'DATA_DIR', 'BACKUP_KEEP', 'BACKUP_COPY_TO']);

/** What backups and the move to PostgreSQL need. Other settings of the backend may not be in their environment. @throws StartupError */
export function readDatabaseConfig(env: NodeJS.ProcessEnv) {
  const { DATABASE_URL, DATA_DIR, BACKUP_KEEP, BACKUP_COPY_TO } = readVariables(databaseVariables, env);
  return {
    databaseUrl: DATABASE_URL,
    folders: { dataDir: resolve(DATA_DIR), keep: BACKUP_KEEP, copyTo: pathOf(BACKUP_COPY_TO) },
  };
}

/** Where browsers make passkeys for the demo, which they do not for 127.0.0.1. */
const demoAddress = (port: number) => (port === 0 ? undefined : `http://localhost:${port}`);

function passkeysOf({
  ADMIN_PASSKEYS,
  PUBLIC_URL,
}: {
  [Name in 'ADMIN_PASSKEYS' | 'PUBLIC_URL']?: string | undefined;
}) {
  const required = ADMIN_PASSKEYS === 'required';
  const relyingParty = relyingPartyOf(PUBLIC_URL);
  if (required && !relyingParty) {
    throw new StartupError(
      'ADMIN_PASSKEYS=required needs PUBLIC_URL with https: and a host name, for example https://shop.example: passkeys are bound to it.',
    );
  }
  return { required, relyingParty };
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
