import { exec } from 'node:child_process';
import { backend } from '@dealerkit/backend/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import * as paths from './src/paths.js';

// The development server shows a changed brand at once.
const followBrand: Plugin = {
  name: 'follow-brand',
  configureServer: ({ watcher }) => void watcher.on('change', (file) => file.endsWith('brand.js') && exec('npm run brand')),
};

export default defineConfig({ plugins: [react(), backend({ paths }), followBrand], envPrefix: ['VITE_', 'CURRENCY'] });
