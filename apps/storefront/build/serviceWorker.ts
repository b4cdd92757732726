import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import type { Assets } from '../src/document/assets.js';

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** Writes `sw.js`, which installs the offline page and its files: most of them are those of any page. */
export const buildServiceWorker = async (dist: string, { pages, fonts }: Assets): Promise<void> => {
  const file = 'offline/index.html';
  const { scripts = [], styleSheets = [] } = pages[file] ?? {};
  const urls = [...scripts, ...styleSheets, ...fonts];
  const page = await readFile(join(dist, file), 'utf8');
  const files = [{ url: '/offline', revision: hashOf(page) }, ...urls.map((url) => ({ url, revision: null }))];
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { PRECACHE: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: resolve(import.meta.dirname, '../src/offline/serviceWorker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
};
