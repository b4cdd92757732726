import react from '@vitejs/plugin-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { chunks } from './build/chunks.ts';
import { leanLibraries } from './build/leanLibraries.ts';
import { leanReact } from './build/leanReact.ts';
import { uiSources } from './build/uiSources.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    leanReact(),
    leanLibraries(),
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
        codeSplitting: { groups: chunks },
        // The first visit names every file of every page, and nothing in it is harder to compress.
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
}));
