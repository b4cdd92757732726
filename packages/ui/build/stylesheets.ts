import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import { listComponents, listFurtherBrands } from './components.js';
import { isolate } from './isolate.js';
import { layeredInEsbuild, layerOrder } from './layers.js';

/** The oldest browsers that the stylesheets support. */
export const browsers = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];

/**
 * Writes `theme.css`, `values.css` with its variables only, one stylesheet per further brand, `fonts.css`, one stylesheet per
 * component with the styles of all inner components, `styles.css` with the theme and all components, and `isolated.css`, which is that of
 * a part of a page with styles of its own.
 */
export const writeStylesheets = async () => {
  const modules = listComponents('src').map(({ module }) => module);
  const sources: Record<string, string> = {
    theme: 'src/theme/theme.css.ts',
    values: 'src/theme/values.css.ts',
    fonts: 'src/theme/fonts.css',
  };
  for (const name of listFurtherBrands()) sources[`brands/${name}`] = `src/theme/brands/${name}.css.ts`;
  for (const module of modules) sources[module] = `src/${module}.tsx`;

  const { outputFiles } = await build({
    entryPoints: sources,
    stdin: {
      contents: ['theme/theme.css', ...modules].map((module) => `import './src/${module}';`).join('\n'),
      resolveDir: '.',
    },
    outdir: 'dist',
    write: false,
    bundle: true,
    format: 'esm',
    packages: 'external',
    external: ['*.woff2'],
    // A component that is imported for its styles only has no side effects by package.json.
    ignoreAnnotations: true,
    minify: true,
    target: browsers,
    plugins: [layeredInEsbuild(vanillaExtractPlugin({ identifiers: 'short' }))],
  });
  const styles = new Map(outputFiles.map(({ path, text }) => [path, text]));
  const write = async (name: string, output = name) => {
    const file = resolve('dist', `${name}.css`);
    await mkdir(dirname(file), { recursive: true });
    // A component without styles has an empty stylesheet.
    const css = styles.get(resolve('dist', `${output}.css`)) ?? '';
    const [folder = '', isComponent] = name.split('/');
    const isLayered = css !== '' && isComponent !== undefined && folder !== 'brands';
    await writeFile(file, isLayered ? layerOrder(folder) + css : name === 'styles' ? layerOrder() + css : css);
  };
  await Promise.all([
    write('styles', 'stdin'),
    writeFile('dist/isolated.css', isolate(styles.get(resolve('dist/stdin.css')) ?? '')),
    ...Object.keys(sources).map((name) => write(name)),
    // TypeScript may reject an import of CSS that has no types.
    writeFile('dist/stylesheet.d.ts', 'export {};\n'),
    cp('src/theme/fonts', 'dist/fonts', { recursive: true }),
  ]);
};
