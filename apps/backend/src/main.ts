import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { seedDemo } from './demo/seedDemo.ts';
import { failHealthChecks } from './http/failHealthChecks.ts';
import { startPurging } from './edge/purging.ts';
import { listen, portOf } from './http/listen.ts';
import { createShutdown } from './http/shutdown.ts';
import { accessTokenSecret } from './identity/accessTokenSecret.ts';
import { createAccessTokens } from './identity/accessTokens.ts';
import { createDemoVerifier, openDemoIdentity } from './identity/openDemoIdentity.ts';
import { createFirebaseVerifier } from './identity/verifyIdToken.ts';
import { demoMailbox } from './notifications/demoMailbox.ts';
import { createChannels, startNotifications } from './notifications/startNotifications.ts';
import { createUnsubscribeTokens } from './notifications/unsubscribeToken.ts';
import { backupSchedule } from './operation/backupSchedule.ts';
import { readyMessage } from './readyMessage.ts';
import { site } from './site/site.ts';
import { storybook } from './site/storybook.ts';
import { main } from './startup.ts';
import { asDataFolderError } from './store/dataFolder.ts';
import { openStore } from './store/openStore.ts';

interface RunningServer {
  address: string;
  close: () => Promise<void>;
}

/**
 * Serves pages, API and identity on one origin until the process receives a signal; resolves to the text to print when it
 * is ready.
 *
 * @throws StartupError
 */
export async function serve(config: Config): Promise<string> {
  const { address, close } = await start(config);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
  return config.apiOnly ? '' : readyMessage(address, config);
}

/** Opens the store, filled in the demo, and reads the secret of the access tokens. @throws StartupError */
async function openData(config: Config) {
  const { firebase, dataDir } = config;
  try {
    const store = await openStore(config);
    if (firebase === undefined) await seedDemo(store);
    return { store, secret: config.accessTokenSecret ?? accessTokenSecret(dataDir) };
  } catch (error) {
    throw asDataFolderError(dataDir, error);
  }
}

async function start(config: Config): Promise<RunningServer> {
  const { firebase, host, adminEmails } = config;
  const { store, secret } = await openData(config);
  const emulator = config.apiOnly ? undefined : openDemoIdentity(config);

  const stopping = new AbortController();
  const { dataDir, backups } = config;
  const schedule = backups.hours > 0 ? backupSchedule({ dataDir, ...backups }) : undefined;
  const { publicUrl = '', apiOrigin = publicUrl } = config;
  const unsubscribeTokens = createUnsubscribeTokens(secret);
  const mailbox = emulator && demoMailbox(config.corsOrigins);
  const links = { origin: publicUrl, apiOrigin, tokens: unsubscribeTokens };
  const { channels, pushKey } = await createChannels(store, config.notifications, links, mailbox?.deliver);
  const notifications = { channels: channels.map(({ name }) => name), pushKey };
  const app = await buildApp({
    store,
    adminEmails,
    demo: firebase === undefined,
    rateLimits: config.rateLimits,
    timeZone: config.timeZone,
    currency: config.currency,
    countryCode: config.phoneCountryCode,
    countMissedSearches: config.countMissedSearches,
    corsOrigins: config.corsOrigins,
    trustProxy: config.trustProxy,
    log: { level: config.logLevel, stream: process.stderr },
    backupStatus: schedule?.status,
    notifications,
    unsubscribeTokens,
    accessTokens: createAccessTokens(secret),
    verifyIdToken: firebase ? createFirebaseVerifier(firebase.projectId) : createDemoVerifier(config),
    async site(origin, readLimit) {
      failHealthChecks(origin, stopping.signal);
      if (emulator) {
        origin.addHook('onRequest', async (request, reply) => {
          const { raw } = request;
          if (mailbox?.handle(raw, reply.raw) || emulator.handle(raw, reply.raw)) reply.hijack();
        });
      }
      if (config.apiOnly) return;
      await site(origin, {
        folder: config.storefrontDir,
        // The parts of an API on another origin are not known here.
        ...(config.apiOrigin === undefined && { parts: store }),
        authDomain: firebase?.authDomain,
        apiOrigin: config.apiOrigin,
        publicUrl: config.publicUrl,
        publicHosts: config.publicHosts,
        securityContact: config.securityContact,
        readLimit,
      });
      if (!firebase)
        await origin.register(storybook, { folder: join(import.meta.dirname, '../../../storybook-static') });
    },
  });
  const shutdown = createShutdown(app.server);
  await listen(config, () => app.listen({ host, port: config.port }));
  if (firebase && !config.apiOnly && config.publicUrl === undefined && config.publicHosts.length === 0) {
    app.log.warn('PUBLIC_URL is not set: pages have no canonical address, and there is no sitemap.');
  }
  schedule?.start(app.log);
  const sources = { store, timeZone: config.timeZone, backupStatus: schedule?.status, log: app.log };
  const stopNotifications = startNotifications(channels, sources);
  const stopPurging = store.outbox && startPurging(store.outbox, config.edgePurgeUrls, app.log);

  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${portOf(app.server)}`,
    async close() {
      stopping.abort();
      schedule?.stop();
      await wait(config.shutdownDelay * 1000);
      await shutdown(() => app.close());
      emulator?.close();
      await Promise.all([stopPurging?.(), stopNotifications()]);
      await store.close();
    },
  };
}

if (import.meta.main) {
  await main(async () => {
    process.stdout.write(await serve(readConfig(process.env)));
  });
}
