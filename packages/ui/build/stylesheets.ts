import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { transform } from 'esbuild';
import { parse } from 'postcss';
import { firstBrand, listFurtherBrands } from './components.js';
import type { Component } from './components.js';
import type { Graph } from './graph.js';
import { evaluate } from './vanillaExtract.js';
import type { Evaluated } from './vanillaExtract.js';

const brandStyle = (name: string) => `src/theme/brands/${name}.css.ts`;

/** The first brand and the base styles. No script needs their class names. */
const themeStyles = [brandStyle(firstBrand), 'src/theme/base.css.ts'];

/** The oldest browsers that the stylesheets support. */
export const browsers = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];

/** vanilla-extract repeats the order of the layers before each media query; the first statements are enough. */
const withoutRepeatedLayers = (css: string) => {
  const root = parse(css);
  const stated = new Set<string>();
  root.walkAtRules('layer', (statement) => {
    if (statement.nodes) return;
    const { parent } = statement;
    if (stated.has(statement.params)) statement.remove();
    stated.add(statement.params);
    if (parent?.nodes?.length === 0) parent.remove();
  });
  return root.toString();
};

const writeMinified = async (file: string, css: string) => {
  const { code } = await transform(withoutRepeatedLayers(css), {
    loader: 'css',
    minify: true,
    target: browsers,
  });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, code);
};

/**
 * Writes `theme.css`, `values.css` with its variables only, one stylesheet per further brand, `fonts.css`, one stylesheet per
 * component with the styles of all inner components, and `styles.css` with the theme and all components.
 */
export const writeStylesheets = async (components: readonly Component[], graph: Graph, evaluated: Evaluated) => {
  const brands = listFurtherBrands('src');
  for (const style of [...themeStyles, ...brands.map(brandStyle)]) await evaluate(resolve(style), evaluated);

  const join = (styles: readonly string[]) => {
    const modules = new Set(styles.flatMap((style) => evaluated.cascade.get(style) ?? []));
    return [...modules].map((module) => evaluated.css.get(module) ?? '').join('\n');
  };
  const stylesOf = ({ module }: Component) => graph.stylesOf(`src/${module}.tsx`);

  await Promise.all([
    ...components.map((component) => writeMinified(`dist/${component.module}.css`, join(stylesOf(component)))),
    writeMinified('dist/styles.css', join([...themeStyles, ...components.flatMap(stylesOf)])),
    writeMinified('dist/theme.css', join(themeStyles)),
    writeMinified('dist/values.css', join([brandStyle(firstBrand)])),
    ...brands.map((name) => writeMinified(`dist/brands/${name}.css`, join([brandStyle(name)]))),
    writeMinified('dist/fonts.css', await readFile('src/theme/fonts.css', 'utf8')),
    // TypeScript may reject an import of CSS that has no types.
    writeFile('dist/stylesheet.d.ts', 'export {};\n'),
    cp('src/theme/fonts', 'dist/fonts', { recursive: true }),
  ]);
};
