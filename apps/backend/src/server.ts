import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { seedDemo } from './demo/seedDemo.ts';
import { accessTokenSecret } from './identity/accessTokenSecret.ts';
import { createAccessTokens } from './identity/accessTokens.ts';
import { DEMO_ACCOUNTS, DEMO_PROJECT_ID } from './identity/demo.ts';
import { type Emulator, openEmulator } from './identity/emulator/emulator.ts';
import { createEmulatorVerifier, createFirebaseVerifier } from './identity/verifyIdToken.ts';
import { listenOrExplain, portOf } from './listening.ts';
import { site } from './site/site.ts';
import { startOrExplain } from './startOrExplain.ts';
import { openSqliteStore } from './store/sqlite.ts';

/** How long requests in flight may take once the server is told to stop, in milliseconds. */
const patience = 2_000;

interface RunningServer {
  address: string;
  close: () => Promise<void>;
}

/** Opens the demo's identity provider where the configuration wants it on our origin. @throws StartupError */
export async function openDemoIdentity({ firebase, apiOnly, dataDir }: Config): Promise<Emulator | undefined> {
  return firebase === undefined && !apiOnly ? openEmulator(dataDir) : undefined;
}

/** Serves pages, API and identity on one origin until the process is told to stop. @throws StartupError, DataFolderError */
export async function serve(config: Config, openIdentity = openDemoIdentity): Promise<void> {
  const { address, close } = await listen(config, openIdentity);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
  const accounts = DEMO_ACCOUNTS.map(({ email, password, role }) => `  ${email} / ${password} (${role})\n`);
  if (config.apiOnly) process.stdout.write(`api ${address}\n`);
  else process.stdout.write(`${config.firebase ? '' : `Demo accounts:\n${accounts.join('')}`}ready ${address}\n`);
}

async function listen(config: Config, openIdentity: typeof openDemoIdentity): Promise<RunningServer> {
  const { firebase, dataDir, host, adminEmails } = config;
  const store = openSqliteStore(dataDir);
  const emulator = await openIdentity(config);
  const demo = firebase === undefined;
  if (demo) await seedDemo(store);

  const app = await buildApp({
    store,
    adminEmails,
    demo,
    log: { level: 'error', stream: process.stderr },
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
  await listenOrExplain(config, () => app.listen({ host, port: config.port }));

  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${portOf(app.server)}`,
    async close() {
      const overdue = setTimeout(() => app.server.closeAllConnections(), patience);
      await app.close();
      clearTimeout(overdue);
      emulator?.close();
      await store.close();
    },
  };
}

if (import.meta.main) await startOrExplain(() => serve(readConfig(process.env)));
