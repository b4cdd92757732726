import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A component that a dealer may install by its name: `elements/Button` is reached as `@dealerkit/ui/Button`. */
export interface Component {
  name: string;
  /** Where it lies under `src` and `dist`, without an ending. */
  module: string;
}

const layers = ['elements', 'blocks', 'screens'] as const;

/** The brand of a page that names none. */
export const firstBrand = 'surma';

/** What is public besides the components: modules under `src`, reached by the same path without an ending. */
const others = [
  'UiProvider.tsx',
  'AsyncData.ts',
  'dealer.ts',
  'entities.ts',
  'paths.ts',
  'languages.ts',
  'partRules.ts',
  'texts/bn.ts',
  'texts/en.ts',
] as const;

/** Every folder of elements, blocks and screens holds the component that it is named after. */
export const listComponents = (sources: string): Component[] =>
  layers.flatMap((layer) =>
    readdirSync(join(sources, layer), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(sources, layer, entry.name, `${entry.name}.tsx`)))
      .map((entry) => ({ name: entry.name, module: `${layer}/${entry.name}/${entry.name}` }))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  );

/** The brands with a sheet of their own; the first brand lies in `theme.css`, under all others. */
export const listFurtherBrands = (sources: string): string[] =>
  readdirSync(join(sources, 'theme/brands'))
    .flatMap((file) => /^(\w+)\.css\.ts$/.exec(file)?.[1] ?? [])
    .filter((name) => name !== firstBrand)
    .toSorted();

/** The sources that a consumer can name; all others are shipped only if one of these needs them. */
export const listPublicSources = (sources: string): string[] => [
  ...others.map((file) => `${sources}/${file}`),
  ...listComponents(sources).map(({ module }) => `${sources}/${module}.tsx`),
];

type Target = string | { types: string; default: string };

const script = (module: string): Target => ({ types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` });

const sheet = (module: string): Target => ({ types: './dist/stylesheet.d.ts', default: `./dist/${module}.css` });

/** The `exports` of package.json, as the folders ask for them. */
export const exportsFor = (sources: string): Record<string, Target> =>
  Object.fromEntries<Target>([
    ...others
      .map((file) => file.replace(/\.tsx?$/, ''))
      .map((module): [string, Target] => [`./${module}`, script(module)]),
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
