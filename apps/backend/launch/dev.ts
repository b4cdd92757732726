import { watch } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createServer, type ViteDevServer } from 'vite';
import { readyMessage } from '../src/readyMessage.ts';
import type { Config } from '../src/config.ts';
import { freePort, listen } from '../src/http/listen.ts';
import { main } from '../src/startup.ts';
import { buildChanged, checkSettings, step } from './prepare.ts';
import { exitWithNpm, root, run, stopAll, stopOnSignals } from './processes.ts';

/** Builds the packages that the backend imports. */
const buildPackages = () => buildChanged('@dealerkit/backend^...');

/** `npm run dev`: the shop on one origin as with `npm start`; source changes apply immediately. */
await main(async () => {
  exitWithNpm();
  stopOnSignals();
  process.once('exit', () => void stopAll());
  const config = await checkSettings();
  await step('1/2 Building changed packages', buildPackages);
  const [address = ''] = await step('2/2 Starting the shop', async () => {
    const apiPort = await freePort();
    const pages = await servePages(config, apiPort);
    watchBackend(config, apiPort);
    void watchPackage('api-client');
    void watchPackage('domain');
    await waitUntilHealthy(`http://127.0.0.1:${apiPort}/api/healthz`);
    return pages.resolvedUrls?.local ?? [];
  });
  process.stdout.write(readyMessage(address.replace(/\/$/, ''), config));
});

/** Serves the pages with hot reload, and the demo identity on their origin; both keep running when the backend restarts. */
async function servePages(config: Config, apiPort: number): Promise<ViteDevServer> {
  // Imported after the build, since it imports built packages.
  const { openDemoIdentity } = await import('../src/identity/openDemoIdentity.ts');
  const { mailboxPath } = await import('../src/notifications/demoMailbox.ts');
  const identity = openDemoIdentity(config);
  const server = await createServer({
    root: join(root, 'apps/storefront'),
    clearScreen: false,
    logLevel: 'warn',
    server: {
      host: config.host,
      port: config.port,
      strictPort: true,
      proxy: { '/api': `http://127.0.0.1:${apiPort}`, [mailboxPath]: `http://127.0.0.1:${apiPort}` },
    },
    plugins: [
      {
        name: 'demo-identity',
        configureServer({ middlewares }) {
          middlewares.use((request, response, next) => {
            if (request.url === mailboxPath || !identity?.handle(request, response)) next();
          });
        },
      },
    ],
  });
  await listen(config, () => server.listen());
  return server;
}

function watchBackend(config: Config, apiPort: number): void {
  const env = { API_ONLY: '1', HOST: '127.0.0.1', PORT: String(apiPort), DATA_DIR: config.dataDir };
  void run(['node', 'apps/backend/launch/devBackend.ts'], { env });
}

/** Rebuilds a package after each change, since storefront and backend use its build; prints build errors. */
async function watchPackage(name: 'api-client' | 'domain'): Promise<void> {
  const changes = watch(join(root, 'packages', name, 'src'), { recursive: true });
  for await (const _change of changes) {
    await buildPackages().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  }
}

async function waitUntilHealthy(url: string): Promise<void> {
  const isHealthy = async () => (await fetch(url).catch(() => undefined))?.ok ?? false;
  while (!(await isHealthy())) await setTimeout(100);
}
