import { resolve } from 'node:path';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { findSettingsError } from './buildSettings.ts';
import { compressFiles } from '../../backend/src/site/compressFiles.ts';
import { isOwnPath } from '../src/host/isOwnPath.ts';
import { buildServiceWorker } from './serviceWorker.ts';
import { writePages } from './pages.ts';

/**
 * Builds the shop into `dist` or into the given folder: scripts and styles, the prerendered pages, and compressed copies of all.
 * The folder `dist-server` beside it, which no host serves, has the renderer with which our backend renders the pages that show parts.
 */
const root = resolve(import.meta.dirname, '..');
const dist = resolve(root, process.argv[2] ?? 'dist');
// A test runner may have set another value, and React would be built for development.
process.env['NODE_ENV'] = 'production';
// A constant, so that a shop of our backend has no code for other hosts.
if (isOwnPath(process.env['VITE_API_HOST'] || '/api')) process.env['VITE_API_DEALERKIT'] = '1';

const error = findSettingsError(process.env);
if (error === undefined) {
  // Vite types the result for several outputs and for watching too.
  const built = (await build({
    root,
    logLevel: 'warn',
    build: { outDir: dist, emptyOutDir: true },
  })) as Rolldown.RolldownOutput;
  const server = `${dist}-server`;
  await build({
    root,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    // The built folder runs without `node_modules`; no page is rendered with a session of Firebase.
    ssr: { noExternal: true, external: ['firebase'] },
    build: { ssr: 'src/document/renderer.tsx', outDir: server, emptyOutDir: true, copyPublicDir: false },
  });
  const assets = await writePages({ root, dist, server }, built);
  await buildServiceWorker(dist, assets);
  await compressFiles(dist);
} else {
  process.stderr.write(`${error}\n`);
  process.exitCode = 1;
}
