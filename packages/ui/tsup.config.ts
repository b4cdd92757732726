import { defineConfig } from 'tsup';
import { listComponents, listPublicSources } from './build/components.js';
import { readGraph } from './build/graph.js';
import { updateExports } from './build/manifest.js';
import { writeStylesheets } from './build/stylesheets.js';
import { vanillaExtract } from './build/vanillaExtract.js';
import type { Evaluated } from './build/vanillaExtract.js';

/** A script's name in `dist`: `X.css.ts` becomes `X.style.js`, since tools of consumers take any `*.css.js` for a style module. */
const outputName = (source: string) =>
  source.replace(/^src\//, '').replace(/(\.css)?\.tsx?$/, (_, css) => (css ? '.style' : ''));

export default defineConfig(async () => {
  const components = listComponents('src');
  const graph = await readGraph(listPublicSources('src'));
  const evaluated: Evaluated = { css: new Map(), cascade: new Map() };

  return {
    entry: Object.fromEntries(graph.modules.map((source) => [outputName(source), source])),
    format: 'esm',
    target: 'es2022',
    // One file in, one file out: bundling would lose 'use client' and repeat shared styles in every entry.
    bundle: false,
    // TypeScript 7 has no compiler API for tsup to call; tsc writes the declarations afterwards.
    dts: false,
    clean: true,
    silent: true,
    esbuildOptions: (options) => {
      options.charset = 'utf8';
    },
    esbuildPlugins: [vanillaExtract(evaluated)],
    plugins: [
      {
        name: 'style-modules-by-their-new-name',
        renderChunk: (code) => ({ code: code.replace(/(["'])(\.[^"']*)\.css\.js\1/g, '$1$2.style.js$1') }),
      },
    ],
    onSuccess: async () => {
      await writeStylesheets(components, graph, evaluated);
      await updateExports();
    },
  };
});
