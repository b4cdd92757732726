import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A component that a dealer imports by its name: `elements/Button` is `@dealerkit/ui/elements/Button`. */
export interface Component {
  name: string;
  /** Its path under `src` and `dist`, without an extension. */
  module: string;
}

const layers = ['elements', 'blocks', 'screens'] as const;

/** Lists the components: each folder of elements, blocks and screens has the name of its component. */
export const listComponents = (sources: string): Component[] =>
  layers.flatMap((layer) =>
    globSync(`${layer}/*/*.tsx`, { cwd: sources })
      .map((file) => ({ name: basename(file, '.tsx'), module: file.replace(/\.tsx$/, '') }))
      .filter(({ name, module }) => name === basename(dirname(module)))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  );

/** Lists the brands with their own stylesheet; that of the default brand is in `theme.css`. */
export const listFurtherBrands = (): string[] =>
  globSync('*.css.ts', { cwd: 'src/theme/brands', exclude: ['surma.css.ts'] })
    .map((file) => basename(file, '.css.ts'))
    .toSorted();

/** Lists the files of a target in the `exports` of package.json; each `*` stands for the same name. */
export const filesOf = (target: string): string[] => {
  const name = new RegExp(
    `^${target
      .replace('./', '')
      .replace('*', '([^/]+)')
      .replaceAll('*', String.raw`\1`)}$`,
  );
  return globSync(target, { cwd: join(import.meta.dirname, '..') }).filter((file) => name.test(file));
};
