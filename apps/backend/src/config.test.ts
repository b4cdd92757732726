import { retentionDefaults } from '@dealerkit/domain/account/personalData';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const firebase = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'surma.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'surma-parts',
};

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 4173,
      dataDir: resolve('.data'),
      storefrontDir: resolve('dist'),
      databaseUrl: undefined,
      databasePooler: undefined,
      databaseReplicaUrl: undefined,
      edgePurgeUrls: [],
      firebase: undefined,
      adminEmails: ['admin@dealerkit.dev'],
      passkeys: { required: false, relyingParty: { id: 'localhost', origin: 'http://localhost:4173' } },
      accessTokenSecret: undefined,
      apiOrigin: undefined,
      rateLimits: { signIns: 500, writes: 2000, orders: 60, reviews: 10, downloads: 6, passkeys: 30, reads: 15_000 },
      corsOrigins: [],
      countZeroResultSearches: true,
      logLevel: 'warn',
      trustProxy: [],
      publicUrl: undefined,
      publicHosts: [],
      securityContact: 'mailto:admin@dealerkit.dev',
      currency: 'BDT',
      timeZone: 'Asia/Dhaka',
      phoneCountryCode: '880',
      shutdownDelay: 0,
      backups: { hours: 24, keep: 14, copyTo: undefined },
      retention: retentionDefaults,
      notifications: {
        shop: 'Surma Truck Parts',
        smtp: undefined,
        webhook: undefined,
        contact: 'mailto:orders@dealerkit.dev',
        allowPrivate: false,
      },
      apiOnly: false,
    });
  });

  it('treats an empty variable as unset', () => {
    const names = [
      'HOST',
      'PORT',
      'DATA_DIR',
      'ADMIN_EMAILS',
      'ACCESS_TOKEN_SECRET',
      'NODE_ENV',
      ...Object.keys(firebase),
    ];
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}));
  });

  it('reads all variables, and has no demo admin with a Firebase project', () => {
    const env = {
      ...firebase,
      HOST: '0.0.0.0',
      PORT: '0',
      NODE_ENV: 'production',
      ADMIN_EMAILS: ' Owner@Surma.example, ,second@surma.example',
      ACCESS_TOKEN_SECRET: 'x'.repeat(32),
      VITE_API_HOST: 'https://api.surma.example/v1',
      RATE_LIMIT_WRITES: '20',
      RATE_LIMIT_REVIEWS: '5',
      RETENTION_AUDIT_DAYS: '365',
      CORS_ORIGINS: 'https://surma.example, https://www.surma.example',
      TRUST_PROXY: '127.0.0.1, 10.1.0.0/16 loopback',
      PUBLIC_URL: 'https://surma.example',
      PUBLIC_HOSTS: 'surma.example, www.surma.example:8443',
      SECURITY_CONTACT: 'mailto:security@surma.example',
    };
    expect(readConfig(env)).toMatchObject({
      host: '0.0.0.0',
      port: 0,
      firebase: { apiKey: 'key', authDomain: 'surma.firebaseapp.com', projectId: 'surma-parts' },
      adminEmails: ['Owner@Surma.example', 'second@surma.example'],
      accessTokenSecret: new TextEncoder().encode('x'.repeat(32)),
      apiOrigin: 'https://api.surma.example',
      rateLimits: { signIns: 500, writes: 20, orders: 60, reviews: 5, reads: 15_000 },
      retention: { audit: 365, notifications: 30, invoices: 2190 },
      corsOrigins: ['https://surma.example', 'https://www.surma.example'],
      trustProxy: ['127.0.0.1', '10.1.0.0/16', 'loopback'],
      publicUrl: 'https://surma.example',
      publicHosts: ['surma.example', 'www.surma.example:8443'],
      securityContact: 'mailto:security@surma.example',
    });
    expect(readConfig(firebase).securityContact).toBeUndefined();
  });

  it.each(['abc', '70000', '-1', '4173.5', '1e3', ' 80', '999999'])('refuses the port "%s"', (PORT) => {
    expect(() => readConfig({ PORT })).toThrow(
      /^PORT must be a whole number up to 65535, for example PORT=4173, not "/,
    );
  });

  it.each(['0', '-5', 'many', '1.5'])('refuses "%s" calls per minute', (RATE_LIMIT_SIGN_INS) => {
    expect(() => readConfig({ RATE_LIMIT_SIGN_INS })).toThrow('must be whole numbers above 0');
  });

  it.each([
    ['TRUST_PROXY', ['true', '10.0.0.0/33', '10.0.0', '10.0.0.1/x', 'proxy.example']],
    ['CORS_ORIGINS', ['*', 'shop.example', 'https://shop.example/', 'https://shop.example/shop']],
    ['ADMIN_EMAILS', ['Nasrin', 'a@b.com; Nasrin']],
    ['PUBLIC_URL', ['shop.example', 'https://shop.example/', 'https://shop.example/shop', 'ftp://shop.example']],
    ['PUBLIC_HOSTS', ['https://shop.example', 'shop.example/shop', 'Shop.example', 'shop.example:443', '*']],
    ['SECURITY_CONTACT', ['security@shop.example', 'http://shop.example', 'mailto:a@b.com\nExpires: never', 'mailto:']],
    ['ADMIN_PASSKEYS', ['1', 'on', 'Required']],
    ['API_ONLY', ['true', '0', 'yes']],
    ['VITE_API_DEALERKIT', ['true', '0']],
    ['CURRENCY', ['taka', 'bdt', 'XXXX']],
    ['PHONE_COUNTRY_CODE', ['+880', '0', '8800', '88O']],
    ['SHUTDOWN_DELAY', ['soon', '-1', '1000']],
    ['RETENTION_AUDIT_DAYS', ['0', '-1', '1.5', 'two years']],
    ['EDGE_PURGE_URLS', ['10.0.0.5:6081', 'http://10.0.0.5:6081/', 'ftp://10.0.0.5']],
  ])('explains in one sentence what %s must be', (name, invalid) => {
    for (const value of invalid)
      expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be .*\\.$`));
  });

  it('accepts the known log levels', () => {
    expect(readConfig({ LOG_LEVEL: 'trace' }).logLevel).toBe('trace');
    expect(() => readConfig({ LOG_LEVEL: 'loud' })).toThrow(
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.',
    );
  });

  it('accepts the URL of a PostgreSQL database, and never repeats an invalid one', () => {
    const DATABASE_URL = 'postgres://dealer:hunter2@db.example/shop';
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
    for (const invalid of ['mysql://dealer:hunter2@db', 'hunter2', 'postgres']) {
      expect(() => readConfig({ DATABASE_URL: invalid })).toThrow(
        /^DATABASE_URL must be the URL of a PostgreSQL(?!.*hunter2)/,
      );
    }
  });

  it('accepts a pooler and replicas of a PostgreSQL database only', () => {
    const [DATABASE_URL, DATABASE_REPLICA_URL] = ['postgres://db.example/shop', 'postgres://replica.example/shop'];
    expect(readConfig({ DATABASE_URL, DATABASE_REPLICA_URL, DATABASE_POOLER: 'transaction' })).toMatchObject({
      databasePooler: 'transaction',
      databaseReplicaUrl: DATABASE_REPLICA_URL,
    });
    expect(() => readConfig({ DATABASE_URL, DATABASE_POOLER: 'session' })).toThrow(
      'DATABASE_POOLER must be "transaction", for PgBouncer with pool_mode = transaction, or be left unset.',
    );
    expect(() => readConfig({ DATABASE_URL, DATABASE_REPLICA_URL: 'hunter2' })).toThrow(
      /^DATABASE_REPLICA_URL must be the URL of a replica(?!.*hunter2)/,
    );
    for (const variables of [{ DATABASE_POOLER: 'transaction' }, { DATABASE_REPLICA_URL }]) {
      expect(() => readConfig(variables)).toThrow(
        'DATABASE_POOLER and DATABASE_REPLICA_URL need DATABASE_URL: set it too, or unset them.',
      );
    }
  });

  it('needs a secret that all backends of a PostgreSQL database share, but not in the demo', () => {
    const DATABASE_URL = 'postgres://dealer@db.example/shop';
    expect(() => readConfig({ ...firebase, DATABASE_URL, ACCESS_TOKEN_SECRET: '' })).toThrow(
      /^ACCESS_TOKEN_SECRET must be set with DATABASE_URL, to the same value on every backend/,
    );
    expect(
      readConfig({ ...firebase, DATABASE_URL, ACCESS_TOKEN_SECRET: 'x'.repeat(32) }).accessTokenSecret,
    ).toBeDefined();
    expect(readConfig({ DATABASE_URL }).accessTokenSecret).toBeUndefined();
  });

  it('purges edges only with PostgreSQL', () => {
    const DATABASE_URL = 'postgres://dealer@db.example/shop';
    const EDGE_PURGE_URLS = 'http://10.0.0.5:6081, http://10.0.0.6:6081';
    const { edgePurgeUrls } = readConfig({ EDGE_PURGE_URLS, DATABASE_URL });
    expect(edgePurgeUrls).toEqual(['http://10.0.0.5:6081', 'http://10.0.0.6:6081']);
    expect(() => readConfig({ EDGE_PURGE_URLS })).toThrow('set DATABASE_URL too, or unset EDGE_PURGE_URLS');
  });

  it('backs up the embedded database only', () => {
    const env = { BACKUP_HOURS: '6', BACKUP_KEEP: '30', BACKUP_COPY_TO: '/mnt/backups' };
    expect(readConfig(env).backups).toEqual({ hours: 6, keep: 30, copyTo: '/mnt/backups' });
    const DATABASE_URL = 'postgres://dealer@db.example/shop';
    expect(readConfig({ DATABASE_URL }).backups.hours).toBe(0);
    expect(() => readConfig({ DATABASE_URL, BACKUP_COPY_TO: '/mnt' })).toThrow('unset BACKUP_COPY_TO or DATABASE_URL');
    for (const BACKUP_HOURS of ['-1', '1.5', 'daily']) {
      expect(() => readConfig({ BACKUP_HOURS })).toThrow('BACKUP_HOURS must be whole hours up to 9999, or 0');
    }
    for (const BACKUP_KEEP of ['0', 'all']) {
      expect(() => readConfig({ BACKUP_KEEP })).toThrow('BACKUP_KEEP must be a whole number from 1 to 9999');
    }
  });

  it('names the missing variables of a Firebase project', () => {
    const { VITE_FIREBASE_API_KEY: _key, ...withoutKey } = firebase;
    expect(() => readConfig(withoutKey)).toThrow('set VITE_FIREBASE_API_KEY too, or unset all three');
    expect(() => readConfig({ VITE_FIREBASE_API_KEY: 'key' })).toThrow(
      'set VITE_FIREBASE_AUTH_DOMAIN and VITE_FIREBASE_PROJECT_ID too',
    );
  });

  it('counts the bytes of a secret and never repeats it', () => {
    expect(readConfig({ ACCESS_TOKEN_SECRET: 'é'.repeat(16) }).accessTokenSecret).toHaveLength(32);
    expect(() => readConfig({ ACCESS_TOKEN_SECRET: 'hunter2' })).toThrow(
      /^ACCESS_TOKEN_SECRET must be at least 32 bytes long(?!.*hunter2)/,
    );
  });

  it('allows the demo identity on this machine only, and not in production', () => {
    expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow('set HOST=127.0.0.1 instead of 0.0.0.0');
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('The demo identity is not for production');
    expect(readConfig({ HOST: '::1', NODE_ENV: 'development' }).host).toBe('::1');
  });
});
