import { join } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { zeroResultSearchDays } from '@dealerkit/domain/account/personalData';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { daysIn } from './days.ts';
import type { Config } from './config.ts';
import { seedDemo } from './demo/seedDemo.ts';
import { startPurging } from './edge/purging.ts';
import { failHealthChecks } from './http/failHealthChecks.ts';
import type { ReadLimit } from './http/readLimit.ts';
import { listen, portOf } from './http/listen.ts';
import { createShutdown } from './http/shutdown.ts';
import { accessTokenSecret } from './identity/accessTokenSecret.ts';
import { createAccessTokens } from './identity/accessTokens.ts';
import type { Emulator } from './identity/emulator/emulator.ts';
import { createDemoVerifier, openDemoIdentity } from './identity/openDemoIdentity.ts';
import { createFirebaseVerifier } from './identity/verifyIdToken.ts';
import { demoMailbox } from './notifications/demoMailbox.ts';
import { createChannels, startNotifications } from './notifications/startNotifications.ts';
import { createUnsubscribeTokens } from './notifications/unsubscribeToken.ts';
import { backupSchedule } from './operation/backupSchedule.ts';
import { startDayRecording } from './operation/dayRecording.ts';
import { startRetention } from './operation/retention.ts';
import { startPictureCollection } from './operation/pictureCollection.ts';
import { site } from './site/site.ts';
import { storybook } from './site/storybook.ts';
import { StartupError } from './startup.ts';
import { asDataFolderError } from './store/engines/dataFolder.ts';
import { openStore } from './store/engines/openStore.ts';
import type { Store } from './store/Store.ts';

/** A backend with its database. */
export interface Backend {
  /** Handles a request of another server of Node. */
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Listens on the host and port of the settings, and resolves to the origin. @throws StartupError */
  listen: () => Promise<string>;
  /** Ends the calls in progress, and closes the database. */
  close: () => Promise<void>;
}

/** What only the demo serves beside the pages. */
export interface DemoFolders {
  /** The built Storybook. */
  storybook?: string;
  /** The pictures of the demo's parts; without it the pages have them. */
  photos?: string;
}

/** What a backend closes when it ends, and when it cannot start. */
interface Opened {
  store: Store;
  emulator?: Emulator | undefined;
}

/** Fills the store of the demo, and reads the secret of the access tokens. @throws StartupError */
async function readSecret(store: Store, { firebase, dataDir, accessTokenSecret: secret }: Config): Promise<Uint8Array> {
  try {
    if (firebase === undefined) await seedDemo(store);
    return secret ?? accessTokenSecret(dataDir);
  } catch (error) {
    throw asDataFolderError(dataDir, error);
  }
}

/** Amounts are stored without their currency, so that it stays that of the first order. @throws StartupError */
async function checkCurrency(store: Store, { currency, dataDir }: Config): Promise<void> {
  const stored = await store.claimCurrency(currency).catch((error: unknown) => {
    throw asDataFolderError(dataDir, error);
  });
  if (stored !== currency)
    throw new StartupError(
      `The orders of this shop are in ${stored}, so CURRENCY cannot change to ${currency}: set CURRENCY=${stored}.`,
    );
}

async function servePages(origin: FastifyInstance, config: Config, store: Store, readLimit: ReadLimit) {
  await site(origin, {
    folder: config.storefrontDir,
    buildsFolder: join(config.dataDir, 'builds'),
    // The parts of an API on another origin are not known here.
    ...(config.apiOrigin === undefined && { parts: store }),
    authDomain: config.firebase?.authDomain,
    apiOrigin: config.apiOrigin,
    publicUrl: config.publicUrl,
    publicHosts: config.publicHosts,
    securityContact: config.securityContact,
    readLimit,
  });
}

/** How long this backend keeps what, in days; the oldest of the backups that it makes is as old as all of them take. */
function retentionOf({ retention, backups: { hours, keep } }: Config) {
  const backups = hours > 0 ? { backups: Math.ceil((hours * keep) / 24) } : {};
  return { ...retention, zeroResultSearches: zeroResultSearchDays, ...backups };
}

/** Opens the database and builds the server of pages, API and the demo's identity. @throws StartupError */
export async function openBackend(config: Config, demo: DemoFolders = {}): Promise<Backend> {
  const store = await openStore(config).catch((error: unknown) => {
    throw asDataFolderError(config.dataDir, error);
  });
  const opened: Opened = { store };
  try {
    const secret = await readSecret(store, config);
    // After the demo, which only fills a store in which nothing is stored yet.
    await checkCurrency(store, config);
    if (!config.apiOnly) opened.emulator = openDemoIdentity(config);
    return await buildBackend(opened, secret, config, demo);
  } catch (error) {
    opened.emulator?.close();
    // The reason of the failed start is thrown, also if closing fails.
    await store.close().catch(() => undefined);
    throw error;
  }
}

async function buildBackend(
  { store, emulator }: Opened,
  secret: Uint8Array,
  config: Config,
  demo: DemoFolders,
): Promise<Backend> {
  const { firebase, host, dataDir, backups } = config;
  let { shutdownDelay } = config;
  const stopping = new AbortController();
  const schedule = backups.hours > 0 ? backupSchedule({ dataDir, ...backups }) : undefined;
  const { publicUrl = '', apiOrigin = publicUrl } = config;
  const unsubscribeTokens = createUnsubscribeTokens(secret);
  const mailbox = firebase ? undefined : demoMailbox({ anyPort: config.apiOnly, origins: config.corsOrigins });
  const links = { origin: publicUrl, apiOrigin, tokens: unsubscribeTokens };
  const { channels, pushKey } = await createChannels(store, config.notifications, links, mailbox?.deliver).catch(
    (error: unknown) => {
      throw asDataFolderError(dataDir, error);
    },
  );
  const app = await buildApp({
    store,
    adminEmails: config.adminEmails,
    demo: firebase === undefined,
    rateLimits: config.rateLimits,
    retention: retentionOf(config),
    timeZone: config.timeZone,
    currency: config.currency,
    countryCode: config.phoneCountryCode,
    countZeroResultSearches: config.countZeroResultSearches,
    passkeysRequired: config.passkeys.required,
    relyingParty: config.passkeys.relyingParty,
    corsOrigins: config.corsOrigins,
    trustProxy: config.trustProxy,
    log: { level: config.logLevel, stream: process.stderr },
    backupStatus: schedule?.status,
    notifications: { channels: channels.map(({ name }) => name), pushKey },
    unsubscribeTokens,
    accessTokens: createAccessTokens(secret),
    verifyIdToken: firebase ? createFirebaseVerifier(firebase.projectId) : createDemoVerifier(config),
    async site(origin, readLimit) {
      failHealthChecks(origin, stopping.signal);
      if (mailbox) {
        origin.addHook('onRequest', async (request, reply) => {
          const { raw } = request;
          if (mailbox.handle(raw, reply.raw) || emulator?.handle(raw, reply.raw)) reply.hijack();
        });
      }
      if (!firebase && demo.photos !== undefined)
        await origin.register(fastifyStatic, { root: demo.photos, prefix: '/photos/', decorateReply: false });
      if (config.apiOnly) return;
      await servePages(origin, config, store, readLimit);
      if (!firebase && demo.storybook !== undefined) await origin.register(storybook, { folder: demo.storybook });
    },
  });
  const shutdown = createShutdown(app.server);
  await app.ready();
  schedule?.start(app.log);
  const sources = { store, timeZone: config.timeZone, backupStatus: schedule?.status, log: app.log };
  const stopNotifications = startNotifications(channels, sources);
  const stopRetention = startRetention({
    store,
    days: config.retention,
    dates: daysIn(config.timeZone),
    log: app.log,
  });
  const stopRecording = startDayRecording(store, daysIn(config.timeZone), app.log);
  const stopCollection = startPictureCollection(store, daysIn(config.timeZone), app.log);
  const stopPurging = store.outbox && startPurging(store.outbox, config.edgePurgeUrls, app.log);

  return {
    handle: (request, response) => app.routing(request, response),
    async listen() {
      await listen(config, () => app.listen({ host, port: config.port })).catch((error: unknown) => {
        // No load balancer sends requests here.
        shutdownDelay = 0;
        throw error;
      });
      if (firebase && !config.apiOnly && config.publicUrl === undefined && config.publicHosts.length === 0) {
        app.log.warn('PUBLIC_URL is not set: pages have no canonical address, and there is no sitemap.');
      }
      return `http://${host.includes(':') ? `[${host}]` : host}:${portOf(app.server)}`;
    },
    async close() {
      stopping.abort();
      schedule?.stop();
      stopRetention();
      stopRecording();
      stopCollection();
      await wait(shutdownDelay * 1000);
      await shutdown(() => app.close());
      emulator?.close();
      await Promise.all([stopPurging?.(), stopNotifications()]);
      await store.close();
    },
  };
}
