import { join, resolve } from 'node:path';

/** The folder of the repository; this file is not published. */
export const repository = resolve(import.meta.dirname, '../../..');

/** The settings with the pages of the repository's shop as default. */
export const repositorySettings = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  STOREFRONT_DIR: env['STOREFRONT_DIR'] || join(repository, 'apps/storefront/dist'),
});
