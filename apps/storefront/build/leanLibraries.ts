import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const isBrowser: Plugin['applyToEnvironment'] = ({ name }) => name === 'client';

const router = join(createRequire(import.meta.url).resolve('react-router/package.json'), '..', 'dist/production');

/**
 * Takes the production files of react-router, which its package offers to nobody, and leaves out of them what the shop does not
 * use. As published, names for developer tools and calls without a `PURE` mark keep every component alive: 5 KiB of the first visit.
 */
const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: isBrowser,
  resolveId: {
    filter: { id: /^react-router$/ },
    handler: () => join(router, 'index.mjs'),
  },
  transform: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
        .replaceAll(/(?<=[\s,])(warning(?:Once)?\()/g, '/* @__PURE__ */ $1')
        .replaceAll(/function \/\* @__PURE__ \*\/ /g, 'function '),
      map: null,
    }),
  },
});

/** Gives the client a valibot of its own: in one that is shared, the checks of the forms would come with the first visit. */
const leanClient = (): Plugin => ({
  name: 'lean-client',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: isBrowser,
  async resolveId(id, importer, options) {
    if (id !== 'valibot' || !importer?.includes('api-client')) return undefined;
    const found = await this.resolve(id, importer, { ...options, skipSelf: true });
    return found && { ...found, id: `${found.id}?client` };
  },
});

/** What makes the libraries of the first visit smaller without making them do less for us. */
export const leanLibraries = (): Plugin[] => [leanRouter(), leanClient()];
