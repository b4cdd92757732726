import { mkdtemp, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'vite';
import { compress } from './compress.ts';
import { findSettingsError } from './firebaseSettings.ts';
import { writePages } from './writePages.ts';

/** Builds the shop into `dist` or into the given folder: scripts and styles, the prerendered pages, and compressed copies of all. */
const root = resolve(import.meta.dirname, '..');
const dist = resolve(root, process.argv[2] ?? 'dist');
// A test runner may have set another value, and React would be built for development.
process.env['NODE_ENV'] = 'production';

const error = findSettingsError(process.env);
if (error === undefined) {
  await build({ root, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
  // Inside node_modules, so that its imports of packages are resolved.
  const prerender = await mkdtemp(resolve(root, 'node_modules/.prerender-'));
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'build/prerender.tsx', outDir: prerender, emptyOutDir: true, manifest: false, copyPublicDir: false },
  });
  await writePages(dist, prerender);
  await rm(prerender, { recursive: true });
  await compress(dist);
} else {
  process.stderr.write(`${error}\n`);
  process.exitCode = 1;
}
