import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { leanRouter } from './build/leanRouter.ts';
import { uiSources } from './build/uiSources.ts';

/** What every first visit needs, in one chunk: many small ones would compress worse and be asked for one by one. */
const firstVisit = [
  /node_modules\/(react|react-dom|scheduler|react-router|swr|dequal|valibot)\//,
  /rolldown\/runtime|vite\/preload-helper/,
  /packages\/api-client\//,
  /storefront\/src\/data\/(apiHost|client|failureKind|healing|useRead)/,
  /packages\/ui\/dist\/(UiProvider|paths|texts\/|elements\/(Button|ButtonLink|Icon|Link|Loaded|ErrorState|Picture|Plate)\/)/,
];

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    leanRouter(),
    // Only while developing is the library taken from its sources, so that a change there shows at once.
    ...(command === 'serve' ? [uiSources(), vanillaExtractPlugin()] : []),
  ],
  resolve: {
    // SWR's stand-in for React 17; what it stands in for has long been in React itself.
    alias: [{ find: /^use-sync-external-store\/shim.*/, replacement: 'react' }],
  },
  build: {
    target: 'es2022',
    manifest: true,
    // A font inside the sheet would be sent with every page, whether it is on screen or not.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'shop', test: (id) => firstVisit.some((pattern) => pattern.test(id)) }] },
      },
    },
  },
}));
