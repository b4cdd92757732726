import { isIP } from 'node:net';
import * as v from 'valibot';
import { defaultTimeZone } from './days.ts';
import { SECRET_BYTES } from './identity/accessTokenSecret.ts';
import { notificationVariables } from './notifications/settings.ts';
import { StartupError } from './startup.ts';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

function perMinute(defaultValue: string) {
  const message =
    'RATE_LIMIT_SIGN_INS, _WRITES, _ORDERS, _REVIEWS and _PASSKEYS (calls per minute) and _READS (milliseconds per minute) must be whole numbers above 0.';
  return v.pipe(v.optional(v.string(), defaultValue), v.regex(/^[1-9]\d{0,8}$/, message), v.transform(Number));
}

function days(name: string, defaultValue: number) {
  return v.pipe(
    v.optional(v.string(), String(defaultValue)),
    v.regex(/^[1-9]\d{0,4}$/, `${name} must be whole days from 1 to 99999, for example ${name}=${defaultValue}.`),
    v.transform(Number),
  );
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

/** Whether a currency exists, which the format of an unknown one does not say. */
const isCurrency = (currency: string): boolean => Intl.supportedValuesOf('currency').includes(currency);

function isTimeZone(timeZone: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone });
    return true;
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

/** The environment variables of the backend. */
export const environment = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.pipe(
    v.optional(v.string(), '4173'),
    v.regex(/^\d{1,5}$/, ({ input }) => badPort(input)),
    v.transform(Number),
    v.maxValue(65535, ({ input }) => badPort(input)),
  ),
  DATA_DIR: v.optional(v.string(), '.data'),
  STOREFRONT_DIR: v.optional(v.string(), 'dist'),
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
  ADMIN_PASSKEYS: v.optional(
    v.picklist(
      ['required'],
      'ADMIN_PASSKEYS must be "required", or be left unset to ask only admins who have a passkey.',
    ),
  ),
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
  RATE_LIMIT_PASSKEYS: perMinute('30'),
  RATE_LIMIT_READS: perMinute('15000'),
  CORS_ORIGINS: list(
    (origin) => URL.parse(origin)?.origin === origin,
    'CORS_ORIGINS must be origins, comma separated, for example https://shop.example, without a path.',
  ),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}.`), 'warn'),
  TRUST_PROXY: list(
    isAddressRange,
    'TRUST_PROXY must be addresses of proxies, comma separated, for example 10.0.0.2, 10.1.0.0/16 or loopback.',
  ),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (url) => /^https?:$/.test(URL.parse(url)?.protocol ?? '') && URL.parse(url)?.origin === url,
        'PUBLIC_URL must be the address of the shop, for example https://shop.example, without a path.',
      ),
    ),
  ),
  PUBLIC_HOSTS: list(
    (host) => URL.parse(`https://${host}`)?.host === host && !host.includes('*'),
    'PUBLIC_HOSTS must be the hosts of the shop, comma separated, for example shop.example, www.shop.example.',
  ),
  SECURITY_CONTACT: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(https:\/\/|mailto:|tel:)[\x21-\x7e]+$/,
        'SECURITY_CONTACT must be a URI, for example mailto:security@shop.example or https://shop.example/security.',
      ),
    ),
  ),
  CURRENCY: v.pipe(
    v.optional(v.string(), 'BDT'),
    v.check(isCurrency, 'CURRENCY must be the ISO 4217 code of a currency, for example BDT.'),
  ),
  TIME_ZONE: v.pipe(
    v.optional(v.string(), defaultTimeZone),
    v.check(isTimeZone, 'TIME_ZONE must be the name of a time zone, for example Asia/Dhaka.'),
  ),
  PHONE_COUNTRY_CODE: v.pipe(
    v.optional(v.string(), '880'),
    v.regex(/^[1-9]\d{0,2}$/, 'PHONE_COUNTRY_CODE must be the country code of local phone numbers, for example 880.'),
  ),
  SHUTDOWN_DELAY: v.pipe(
    v.optional(v.string(), '0'),
    v.regex(/^\d{1,3}$/, 'SHUTDOWN_DELAY must be whole seconds up to 999, for example SHUTDOWN_DELAY=5.'),
    v.transform(Number),
  ),
  BACKUP_HOURS: v.pipe(
    v.optional(v.string(), '24'),
    v.regex(
      /^\d{1,4}$/,
      'BACKUP_HOURS must be whole hours up to 9999, or 0 for no backups, for example BACKUP_HOURS=24.',
    ),
    v.transform(Number),
  ),
  BACKUP_KEEP: v.pipe(
    v.optional(v.string(), '14'),
    v.regex(/^[1-9]\d{0,3}$/, 'BACKUP_KEEP must be a whole number from 1 to 9999, for example BACKUP_KEEP=14.'),
    v.transform(Number),
  ),
  BACKUP_COPY_TO: v.optional(v.string()),
  ZERO_RESULT_SEARCHES: v.optional(
    v.picklist(['off'], 'ZERO_RESULT_SEARCHES must be "off", or be left unset to count searches without a result.'),
  ),
  // As `retentionDefaults` of the domain package, which is not built yet when settings are read.
  RETENTION_AUDIT_DAYS: days('RETENTION_AUDIT_DAYS', 730),
  RETENTION_NOTIFICATION_DAYS: days('RETENTION_NOTIFICATION_DAYS', 30),
  RETENTION_INVOICE_DAYS: days('RETENTION_INVOICE_DAYS', 2190),
  ...notificationVariables,
  API_ONLY: v.optional(v.picklist(['1'], 'API_ONLY must be "1", or be left unset to serve the pages, too.')),
  // Read by the build of the pages, and checked at the start, too.
  VITE_API_DEALERKIT: v.optional(
    v.picklist(
      ['1'],
      'VITE_API_DEALERKIT must be "1", or be left unset for a host that only answers the documented calls.',
    ),
  ),
  NODE_ENV: v.optional(v.string()),
});

function badPort(port: string | number): string {
  return `PORT must be a whole number up to 65535, for example PORT=4173, not "${port}".`;
}

/** Reads variables of the environment; an empty one counts as unset. @throws StartupError */
export function readVariables<Output>(variables: v.GenericSchema<unknown, Output>, env: NodeJS.ProcessEnv): Output {
  const parsed = v.safeParse(variables, Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!parsed.success) throw new StartupError(parsed.issues[0].message);
  return parsed.output;
}
