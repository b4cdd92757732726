import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { readConfig } from './config.ts';
import { withEnvFile } from './envFile.ts';
import { openDemoIdentity } from './identity/openDemoIdentity.ts';
import { createBackend, type Settings } from './index.ts';

/** What the plugin uses of Vite's server. */
interface ViteServer {
  httpServer: Pick<Server, 'once'> | object | null;
  middlewares: {
    use: (handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void) => unknown;
  };
}

/** A plugin of Vite that serves the API, and in the demo the sign-in, on the origin of the development server. */
export const backend = (settings: Settings = process.env) => ({
  name: 'dealerkit-backend',
  // Not for the tests and the Storybook of a site, which read its configuration too.
  apply: (_config: unknown, { command }: { command: string }) =>
    command === 'serve' && !process.env['VITEST'] && !process.env['STORYBOOK'],
  async configureServer({ middlewares, httpServer }: ViteServer): Promise<void> {
    const all = withEnvFile(settings);
    const identity = openDemoIdentity(readConfig(all));
    const api = await createBackend({ ...all, API_ONLY: '1' });
    if (httpServer && 'once' in httpServer)
      httpServer.once('close', () => void api.close().then(() => identity?.close()));
    middlewares.use((request, response, next) => {
      if (identity?.handle(request, response)) return;
      if (/^\/(api|photos)\//.test(request.url ?? '')) api.handle(request, response);
      else next();
    });
  },
});
