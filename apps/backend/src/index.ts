import { join } from 'node:path';
import { type Backend, openBackend } from './backend.ts';
import { readConfig } from './config.ts';

export type { Backend } from './backend.ts';
export { StartupError } from './startup.ts';

/** The settings by the names of the environment variables; `process.env` is one. */
export type Settings = Readonly<Record<string, string | undefined>>;

/** The folders that the package brings for the demo. */
export const demoFolders = { photos: join(import.meta.dirname, 'demo/photos') };

/** Opens a backend in this process, which serves the pages in `STOREFRONT_DIR`, the API and in the demo the sign-in. @throws StartupError */
export const createBackend = async (settings: Settings): Promise<Backend> =>
  openBackend(readConfig({ ...settings }), demoFolders);
