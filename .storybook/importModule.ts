import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createRunnableDevEnvironment, createServerModuleRunnerTransport, resolveConfig } from 'vite';
import type { InlineConfig } from 'vite';
import { createNodeImportMeta, ModuleRunner } from 'vite/module-runner';

/** Imports a module of the library without stylesheets, as Vite's `runnerImport` does, which fails once a busy machine needs 60 s for a file. */
export const importModule = async <Module>(file: string): Promise<Module> => {
  const config: InlineConfig = {
    configFile: false,
    // Node needs no stylesheets.
    plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
    environments: {
      inline: {
        consumer: 'server',
        dev: { moduleRunnerTransform: true },
        resolve: { external: true, mainFields: [], conditions: ['node', 'module-sync'] },
      },
    },
  };
  const environment = createRunnableDevEnvironment('inline', await resolveConfig(config, 'serve'), {
    hot: false,
    runner: ({ hot }) =>
      new ModuleRunner({
        transport: { ...createServerModuleRunnerTransport({ channel: hot }), timeout: 0 },
        hmr: false,
        createImportMeta: createNodeImportMeta,
        sourcemapInterceptor: false,
      }),
  });
  await environment.init();
  try {
    return await environment.runner.import<Module>(file);
  } finally {
    await environment.close();
  }
};
