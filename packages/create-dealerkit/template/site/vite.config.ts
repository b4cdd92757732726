import { exec } from 'node:child_process';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// The development server shows a changed brand at once.
const followBrand: Plugin = {
  name: 'follow-brand',
  configureServer: ({ watcher }) => void watcher.on('change', (file) => file.endsWith('brand.js') && exec('npm run brand')),
};

export default defineConfig({ plugins: [react(), followBrand], envPrefix: ['VITE_', 'CURRENCY'] });
