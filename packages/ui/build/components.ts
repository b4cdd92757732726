import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A component that a dealer imports by its name: `elements/Button` is `@dealerkit/ui/Button`. */
export interface Component {
  name: string;
  /** Its path under `src` and `dist`, without an extension. */
  module: string;
}

const layers = ['elements', 'blocks', 'screens'] as const;

/** The default brand. */
export const firstBrand = 'surma';

/** The public modules that are not components; a consumer imports them by their path under `src`, without `format`. */
const otherModules = [
  'UiProvider.tsx',
  'AsyncData.ts',
  'dealer.ts',
  'entities.ts',
  'paths.ts',
  'languages.ts',
  'partRules.ts',
  'orderRules.ts',
  'sheet.ts',
  'format/csv.ts',
  'partFacts.ts',
  'partQuery.ts',
  'format/phone.ts',
  'format/foldText.ts',
];

const listOtherModules = (sources: string): string[] => [
  ...otherModules,
  ...readdirSync(join(sources, 'texts'))
    .filter((file) => /^[\w-]+\.ts$/.test(file))
    .toSorted()
    .map((file) => `texts/${file}`),
];

/** Lists the components: each folder of elements, blocks and screens has the name of its component. */
export const listComponents = (sources: string): Component[] =>
  layers.flatMap((layer) =>
    readdirSync(join(sources, layer), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(sources, layer, entry.name, `${entry.name}.tsx`)))
      .map((entry) => ({ name: entry.name, module: `${layer}/${entry.name}/${entry.name}` }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  );

/** Lists the brands with their own stylesheet; the first brand is in `theme.css`. */
export const listFurtherBrands = (sources: string): string[] =>
  readdirSync(join(sources, 'theme/brands'))
    .flatMap((file) => /^(\w+)\.css\.ts$/.exec(file)?.[1] ?? [])
    .filter((name) => name !== firstBrand)
    .toSorted();

/** Lists the sources that a consumer can import; other sources are published only if one of these imports them. */
export const listPublicSources = (sources: string): string[] => [
  ...listOtherModules(sources).map((file) => `${sources}/${file}`),
  ...listComponents(sources).map(({ module }) => `${sources}/${module}.tsx`),
];

type Target = string | { types: string; default: string };

const script = (module: string): Target => ({ types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` });

const sheet = (module: string): Target => ({ types: './dist/stylesheet.d.ts', default: `./dist/${module}.css` });

/** Returns the `exports` of package.json for the present folders. */
export const exportsFor = (sources: string): Record<string, Target> =>
  Object.fromEntries<Target>([
    ...listOtherModules(sources)
      .map((file) => file.replace(/\.tsx?$/, ''))
      .map((module): [string, Target] => [`./${module.replace(/^format\//, '')}`, script(module)]),
    ...listComponents(sources).flatMap(({ name, module }): [string, Target][] => [
      [`./${name}`, script(module)],
      [`./${name}.css`, sheet(module)],
    ]),
    ['./styles.css', sheet('styles')],
    ['./theme.css', sheet('theme')],
    ['./values.css', sheet('values')],
    ...listFurtherBrands(sources).map((name): [string, Target] => [`./brands/${name}.css`, sheet(`brands/${name}`)]),
    ['./fonts.css', sheet('fonts')],
    ['./fonts/*.woff2', './dist/fonts/*.woff2'],
    ['./package.json', './package.json'],
  ]);
