import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Plugin } from 'vite';

const sources = resolve(import.meta.dirname, '../../../packages/ui/src');

/** What the published sheets are made of; those of components are not here, since a component brings its styles itself. */
const sheets: Record<string, string[]> = {
  fonts: ['theme/fonts.css'],
  theme: ['theme/brands/surma.css.ts', 'theme/base.css.ts'],
  'brands/meghna': ['theme/brands/meghna.css.ts'],
  'brands/wireframe': ['theme/brands/wireframe.css.ts'],
};

const sheetPrefix = '\0dealerkit-ui-sheet:';

/** Finds `Button` in `elements/Button/Button.tsx`, and `texts/en` where its path says. */
const sourceOf = (name: string): string | undefined =>
  globSync([`{elements,blocks,screens}/${name}/${basename(name)}.tsx`, `${name}.{ts,tsx}`], { cwd: sources })[0];

/** Resolves `@dealerkit/ui/*` to the library's sources instead of what was built of them. */
export const uiSources = (): Plugin => ({
  name: 'dealerkit-ui-sources',
  enforce: 'pre',
  resolveId(id) {
    const name = /^@dealerkit\/ui\/(.+)$/.exec(id)?.[1];
    if (name === undefined) return undefined;
    if (name.endsWith('.css')) return sheetPrefix + name.slice(0, -'.css'.length);
    const source = sourceOf(name);
    return source && resolve(sources, source);
  },
  load(id) {
    if (!id.startsWith(sheetPrefix)) return undefined;
    const files = sheets[id.slice(sheetPrefix.length)] ?? [];
    return files.map((file) => `import ${JSON.stringify(resolve(sources, file))};`).join('\n');
  },
});
