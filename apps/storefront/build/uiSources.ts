import { resolve } from 'node:path';
import type { Alias } from 'vite';
import library from '../../../packages/ui/package.json' with { type: 'json' };

const sources = resolve(import.meta.dirname, '../../../packages/ui/src');

/** Resolves `@dealerkit/ui/*` to the sources of the library. The stylesheet of a component is the component, which imports its styles. */
export const uiSources: Alias[] = [
  { find: /^@dealerkit\/ui\/(theme|brands\/\w+)\.css$/, replacement: `${sources}/theme/$1.css.ts` },
  { find: '@dealerkit/ui/fonts.css', replacement: `${sources}/theme/fonts.css` },
  ...Object.entries(library.exports).flatMap(([name, target]) =>
    typeof target === 'string'
      ? []
      : {
          find: name.replace('.', '@dealerkit/ui'),
          replacement: target.default.replace('./dist', sources).replace(/\.(js|css)$/, ''),
        },
  ),
];
