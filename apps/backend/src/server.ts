import { announcement } from './announcement.ts';
import { buildApp } from './app.ts';
import { createClosing } from './closing.ts';
import { type Config, readConfig } from './config.ts';
import { seedDemo } from './demo/seedDemo.ts';
import { accessTokenSecret } from './identity/accessTokenSecret.ts';
import { createAccessTokens } from './identity/accessTokens.ts';
import { DEMO_PROJECT_ID } from './identity/demo.ts';
import { openDemoIdentity } from './identity/openDemoIdentity.ts';
import { createEmulatorVerifier, createFirebaseVerifier } from './identity/verifyIdToken.ts';
import { listenOrExplain, portOf } from './listening.ts';
import { site } from './site/site.ts';
import { startOrExplain } from './startOrExplain.ts';
import { openStore } from './store/openStore.ts';

interface RunningServer {
  address: string;
  close: () => Promise<void>;
}

/**
 * Serves pages, API and identity on one origin until the process is told to stop; resolves to what a person must know then.
 *
 * @throws StartupError, DataFolderError
 */
export async function serve(config: Config): Promise<string> {
  const { address, close } = await listen(config);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
  return config.apiOnly ? '' : announcement(address, config);
}

async function listen(config: Config): Promise<RunningServer> {
  const { firebase, dataDir, host, adminEmails } = config;
  const store = await openStore(config);
  const emulator = config.apiOnly ? undefined : await openDemoIdentity(config);
  const demo = firebase === undefined;
  if (demo) await seedDemo(store);

  const app = await buildApp({
    store,
    adminEmails,
    demo,
    rateLimits: config.rateLimits,
    corsOrigins: config.corsOrigins,
    trustProxy: config.trustProxy,
    log: { level: config.logLevel, stream: process.stderr },
    accessTokens: createAccessTokens(config.accessTokenSecret ?? accessTokenSecret(dataDir)),
    verifyIdToken: firebase
      ? createFirebaseVerifier(firebase.projectId)
      : createEmulatorVerifier({ projectId: DEMO_PROJECT_ID, host, nodeEnv: process.env['NODE_ENV'] }),
    async site(origin) {
      if (emulator) {
        origin.addHook('onRequest', async (request, reply) => {
          if (emulator.handle(request.raw, reply.raw)) reply.hijack();
        });
      }
      if (config.apiOnly) return;
      await site(origin, {
        folder: config.storefrontDir,
        authDomain: firebase?.authDomain,
        apiOrigin: config.apiOrigin,
      });
    },
  });
  const closing = createClosing(app.server);
  await listenOrExplain(config, () => app.listen({ host, port: config.port }));

  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${portOf(app.server)}`,
    async close() {
      await closing(() => app.close());
      emulator?.close();
      await store.close();
    },
  };
}

if (import.meta.main) {
  await startOrExplain(async () => {
    process.stdout.write(await serve(readConfig(process.env)));
  });
}
