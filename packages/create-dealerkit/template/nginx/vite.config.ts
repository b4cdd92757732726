import { exec } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { listed, pages } from './src/paths.js';

// The development server shows a changed brand at once.
const followBrand: Plugin = {
  name: 'follow-brand',
  configureServer: ({ watcher }) => void watcher.on('change', (file) => file.endsWith('brand.js') && exec('npm run brand')),
};

// Your decision: PUBLIC_URL in .env, the address of the shop, which a list of its pages for search engines needs.
const { PUBLIC_URL = '' } = loadEnv('production', import.meta.dirname, 'PUBLIC_URL');
const origin = PUBLIC_URL.replace(/\/$/, '');

// The web server answers an address of no page with 404.
const nameAddresses: Plugin = {
  name: 'name-addresses',
  apply: (_config, { command }) => command === 'build' && !process.env['VITEST'] && !process.env['STORYBOOK'],
  writeBundle({ dir = 'dist' }) {
    const patterns = Object.values(pages).map((path) => `~^${path.replaceAll(/:\w+/g, '[^/]+')}/?$ /index.html;\n`);
    writeFileSync(`${dir}/pages.conf`, patterns.join(''));
    if (origin === '') return;
    const urls = Object.values(listed).map((path) => `<url><loc>${origin}${path}</loc></url>\n`);
    const list = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>`;
    writeFileSync(`${dir}/sitemap.xml`, `<?xml version="1.0" encoding="UTF-8"?>\n${list}\n`);
    appendFileSync(`${dir}/robots.txt`, `\nSitemap: ${origin}/sitemap.xml\n`);
  },
};

export default defineConfig({ plugins: [react(), followBrand, nameAddresses], envPrefix: ['VITE_', 'CURRENCY'] });
