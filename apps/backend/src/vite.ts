import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { readConfig } from './config.ts';
import { withEnvFile } from './envFile.ts';
import { openDemoIdentity } from './identity/openDemoIdentity.ts';
import { createBackend, type Settings } from './index.ts';
import { mistypedSettings } from './settingsReport.ts';
import { compressFiles } from './site/compressFiles.ts';
import { writePages } from './site/sitePages.ts';

/** What the plugin uses of Vite's server. */
interface ViteServer {
  httpServer: Pick<Server, 'once'> | object | null;
  middlewares: {
    use: (handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void) => unknown;
  };
}

/** Not for the tests and the Storybook of a site, which read its configuration too. */
const isForSite = () => !process.env['VITEST'] && !process.env['STORYBOOK'];

type Command = 'serve' | 'build';

/** Serves the API, and in the demo the sign-in, on the origin of the development server. */
const serveApi = (settings: Settings) => ({
  name: 'dealerkit-backend',
  apply: (_config: unknown, { command }: { command: Command }) => command === 'serve' && isForSite(),
  async configureServer({ middlewares, httpServer }: ViteServer): Promise<void> {
    const all = withEnvFile(settings);
    process.stderr.write(mistypedSettings(all).join(''));
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

/** Writes the compressed files that the backend serves. */
const compressBuild = {
  name: 'dealerkit-compress',
  apply: (_config: unknown, { command }: { command: Command }) => command === 'build' && isForSite(),
  async writeBundle({ dir }: { dir?: string | undefined }): Promise<void> {
    if (dir !== undefined) await compressFiles(dir);
  },
};

/** Paths by the names of their pages. */
type Paths = Readonly<Record<string, string>>;

/** Writes the paths of the site's pages, which the backend then lists in the sitemap and answers with 404 where there is no page. */
const namePages = ({ listed, pages }: NonNullable<BackendOptions['paths']>) => ({
  name: 'dealerkit-pages',
  apply: compressBuild.apply,
  async writeBundle({ dir }: { dir?: string | undefined }): Promise<void> {
    if (dir !== undefined) await writePages(dir, { listed: Object.values(listed), all: Object.values(pages) });
  },
});

/** What the plugins of Vite take. */
export interface BackendOptions {
  /** The settings by the names of the environment variables; those of the process without it. */
  settings?: Settings;
  /** The paths of the site's pages: those that search engines list, and all. Without it each path is a page. */
  paths?: { listed: Paths; pages: Paths };
}

/** Plugins of Vite: the development server serves the API on its own origin, and a build has compressed files and names its pages. */
export const backend = ({ settings = process.env, paths }: BackendOptions = {}) => [
  serveApi(settings),
  compressBuild,
  ...(paths ? [namePages(paths)] : []),
];
