import { execFile } from 'node:child_process';
import { backend } from '@dealerkit/backend/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// The development server shows a changed brand at once.
const followBrand: Plugin = {
  name: 'follow-brand',
  configureServer: ({ watcher }) => void watcher.on('change', (file) => file.endsWith('brand.js') && execFile(process.execPath, ['brand.js'])),
};

export default defineConfig({ plugins: [react(), backend(), followBrand], envPrefix: ['VITE_', 'CURRENCY'] });
