import { createRequire } from 'node:module';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { uiSources } from './build/uiSources.ts';

const reactRouter = createRequire(import.meta.url).resolve('react-router/package.json');

/**
 * Chromium compiles all functions of the first script while it loads, in the background, and not when React first calls them. The
 * comment must be the first line, above the list of files that Vite prepends (`output.postBanner` is below it).
 */
const compileHint: Plugin = {
  name: 'compile-hint',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.isEntry) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

export default defineConfig(({ command }) => ({
  plugins: [react(), compileHint, ...(command === 'serve' ? [vanillaExtractPlugin()] : [])],
  resolve: {
    alias:
      command === 'build'
        ? // The package exports only its development build, which adds 0.5 KiB of gzipped JavaScript to the home page.
          [{ find: /^react-router$/, replacement: join(reactRouter, '../dist/production/index.mjs') }]
        : // The development server takes the library from its sources, so that a change there shows at once.
          uiSources,
  },
  build: {
    target: 'es2022',
    manifest: true,
    // An inlined font would be loaded with every page, whether it is used there or not.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The modules of the home page in one chunk: one request instead of 20, and 5 KiB less of gzipped JavaScript.
        codeSplitting: {
          groups: [
            { name: 'firstVisit', priority: 2, test: /storefront\/(index\.html|src\/(main|pages\/Home)\.tsx)$/ },
            // What makes calls: 13 KiB that the home page of our backend does not load, because it is served with its answers. The calls of
            // paged lists are 2 KiB more.
            {
              name: 'calls',
              priority: 1,
              test: /storefront\/src\/data\/(client|PrivateData|WithServedAnswers)\.tsx?$|api-client\/dist\/react\/useQuery\.js$/,
            },
            { name: 'pagedCalls', priority: 1, test: /api-client\/dist\/react\/usePagedQuery\.js$/ },
            // Small modules of several pages in fewer chunks: a part needs 16 requests instead of 23, the dashboard 17 instead of 29. The
            // modules of the tables stay apart, because pages without a table would load them.
            {
              name: 'shared',
              test: /^(?!.*(DataTable|Pagination)).*(dealerkit|packages|storefront)/,
              minShareCount: 2,
              maxModuleSize: 2500,
              entriesAware: true,
              entriesAwareMergeThreshold: 1500,
            },
          ],
        },
        // The home page lists the files of all pages, and hashes do not compress.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
}));
