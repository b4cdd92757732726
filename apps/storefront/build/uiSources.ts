import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';

const sources = resolve(import.meta.dirname, '../../../packages/ui/src');

/** The sources of the published stylesheets. Those of components are not here, because the components import their styles. */
const stylesheets: Record<string, string[]> = {
  fonts: ['theme/fonts.css'],
  theme: ['theme/brands/surma.css.ts', 'theme/base.css.ts'],
};

const stylesOf = (name: string) => stylesheets[name] ?? (name.startsWith('brands/') ? [`theme/${name}.css.ts`] : []);

const stylesheetPrefix = '\0dealerkit-ui-stylesheet:';

/** Finds `Button` in `elements/Button/Button.tsx`, `texts/en` in `texts/en.ts`, and `csv` in `format/csv.ts`. */
const sourceOf = (name: string): string | undefined =>
  globSync([`{elements,blocks,screens}/${name}/${basename(name)}.tsx`, `{,format/}${name}.{ts,tsx}`], {
    cwd: sources,
  })[0];

/** Resolves `@dealerkit/ui/*` to the sources of the library instead of its build. */
export const uiSources = (): Plugin => ({
  name: 'dealerkit-ui-sources',
  enforce: 'pre',
  resolveId(id) {
    const name = /^@dealerkit\/ui\/(.+)$/.exec(id)?.[1];
    if (name === undefined) return undefined;
    if (name.endsWith('.css')) return stylesheetPrefix + name.slice(0, -'.css'.length);
    const source = sourceOf(name);
    return source && resolve(sources, source);
  },
  load(id) {
    if (!id.startsWith(stylesheetPrefix)) return undefined;
    return stylesOf(id.slice(stylesheetPrefix.length))
      .map((file) => `import ${JSON.stringify(resolve(sources, file))};`)
      .join('\n');
  },
});
