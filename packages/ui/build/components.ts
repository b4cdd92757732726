import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** A component that a dealer imports by its name: `elements/Button` is `@dealerkit/ui/Button`. */
export interface Component {
  name: string;
  /** Its path under `src` and `dist`, without an extension. */
  module: string;
}

const layers = ['elements', 'blocks', 'screens'] as const;

/** The public modules that are not components; a consumer imports them by their path under `src`, without `format` and `elements/Icon`. */
const otherModules = [
  'UiProvider.tsx',
  'AsyncData.ts',
  'brand.ts',
  'dealer.ts',
  'entities.ts',
  'paths.ts',
  'languages.ts',
  'partRules.ts',
  'orderRules.ts',
  'sheet.ts',
  'exportColumns.ts',
  'format/csv.ts',
  'elements/Icon/icons.ts',
  'partFacts.ts',
  'partQuery.ts',
  'format/phone.ts',
  'format/foldText.ts',
];

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

type Target = string | { types: string; default: string };

const script = (module: string): Target => ({ types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` });

const sheet = (module: string): Target => ({ types: './dist/stylesheet.d.ts', default: `./dist/${module}.css` });

/** Updates the `exports` of package.json. */
export const updateExports = () => {
  const modules = [...otherModules, ...globSync('src/texts/*.ts', { exclude: ['**/*.test.ts'] }).toSorted()].map(
    (file) => file.replaceAll(/^src\/|\.tsx?$/g, ''),
  );
  const exports = Object.fromEntries<Target>([
    ...modules.map((module): [string, Target] => [
      `./${module.replace(/^(format|elements\/Icon)\//, '')}`,
      script(module),
    ]),
    ...listComponents('src').flatMap(({ name, module }): [string, Target][] => [
      [`./${name}`, script(module)],
      [`./${name}.css`, sheet(module)],
    ]),
    ...['styles', 'theme', 'values', ...listFurtherBrands().map((name) => `brands/${name}`), 'fonts'].map(
      (name): [string, Target] => [`./${name}.css`, sheet(name)],
    ),
    ['./fonts/*.woff2', './dist/fonts/*.woff2'],
    ['./package.json', './package.json'],
  ]);
  const before = readFileSync('package.json', 'utf8');
  const after = `${JSON.stringify({ ...(JSON.parse(before) as object), exports }, undefined, 2)}\n`;
  // A new time of the file would make watchers build again.
  if (after !== before) writeFileSync('package.json', after);
};
