import { cp, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { transform } from 'esbuild';
import type { Component } from './components.js';
import type { Graph } from './graph.js';
import { evaluate } from './vanillaExtract.js';
import type { Evaluated } from './vanillaExtract.js';

/** The values of the contract, and what lies under every component; no script needs their class names. */
const themeStyles = ['src/theme/themes.css.ts', 'src/theme/base.css.ts'];

const writeMinified = async (file: string, css: string) => {
  const { code } = await transform(css, {
    loader: 'css',
    minify: true,
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'],
  });
  await writeFile(file, code);
};

/** Writes `theme.css`, `fonts.css`, one sheet per component with all that it needs, and `styles.css` with everything but the fonts. */
export const writeStylesheets = async (components: readonly Component[], graph: Graph, evaluated: Evaluated) => {
  for (const style of themeStyles) await evaluate(resolve(style), evaluated);

  const join = (styles: readonly string[]) => {
    const modules = new Set(styles.flatMap((style) => evaluated.cascade.get(style) ?? []));
    return [...modules].map((module) => evaluated.css.get(module) ?? '').join('\n');
  };
  const stylesOf = ({ module }: Component) => graph.stylesOf(`src/${module}.tsx`);

  await Promise.all([
    ...components.map((component) => writeMinified(`dist/${component.module}.css`, join(stylesOf(component)))),
    writeMinified('dist/styles.css', join([...themeStyles, ...components.flatMap(stylesOf)])),
    writeMinified('dist/theme.css', join(themeStyles)),
    writeMinified('dist/fonts.css', await readFile('src/theme/fonts.css', 'utf8')),
    // Lets TypeScript take an import of any of these sheets, whatever its settings.
    writeFile('dist/stylesheet.d.ts', 'export {};\n'),
    cp('src/theme/fonts', 'dist/fonts', { recursive: true }),
  ]);
};
