import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** The scripts and fonts of a page of `writePages.ts`. @throws Error when it names none, because it would stay empty offline */
const filesOf = (page: string): string[] => {
  const scripts = /data-scripts="([^"]+)"/.exec(page)?.[1]?.split(' ') ?? [];
  const fonts = page.match(/(?<=<link rel="preload"[^>]*href=")\/assets\/[^"]+/g) ?? [];
  if (scripts.length === 0 || fonts.length === 0) {
    throw new Error(
      'The service worker finds no scripts or no fonts in offline/index.html. Make build/serviceWorker.ts read what build/writePages.ts writes.',
    );
  }
  return [...scripts, ...fonts];
};

/** Writes `sw.js`, which installs the offline page and its files: most of them are those of any page. */
export const buildServiceWorker = async (dist: string): Promise<void> => {
  const page = await readFile(join(dist, 'offline/index.html'), 'utf8');
  const files = [{ url: '/offline', revision: hashOf(page) }, ...filesOf(page).map((url) => ({ url, revision: null }))];
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
