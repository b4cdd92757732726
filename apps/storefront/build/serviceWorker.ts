import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** Writes `sw.js`, which installs the offline page and the files that it preloads: most of them are those of any page. */
export const buildServiceWorker = async (dist: string): Promise<void> => {
  const page = await readFile(join(dist, 'offline/index.html'), 'utf8');
  const preloaded = page.match(/(?<=<link rel="(?:modulepreload|preload)"[^>]*href=")\/assets\/[^"]+/g) ?? [];
  const files = [{ url: '/offline', revision: hashOf(page) }, ...preloaded.map((url) => ({ url, revision: null }))];
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
        input: resolve(import.meta.dirname, '../src/offline/worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
};
