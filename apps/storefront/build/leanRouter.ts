import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const router = join(createRequire(import.meta.url).resolve('react-router/package.json'), '..', 'dist/production');

/**
 * Takes the production files of react-router, which its package offers to nobody, and leaves out of them what the shop does not
 * use. As published, names for developer tools and calls without a `PURE` mark keep every component alive: 5 KiB of the first visit.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router$/ },
    handler: () => join(router, 'index.mjs'),
  },
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
});
