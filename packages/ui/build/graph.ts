import { relative, resolve } from 'node:path';
import { build as bundle } from 'esbuild';
import type { Metafile, Plugin } from 'esbuild';

/** The run-time imports of the sources; paths are relative to the package. */
export interface Graph {
  /** The given scripts, and all scripts and style modules that they import. */
  modules: string[];
  /** Returns the style modules that a script imports; those of inner components come first. */
  stylesOf: (script: string) => string[];
}

/** Does not follow the imports of `X.css.ts`, which are evaluated at build time. */
const styleModulesAreLeaves: Plugin = {
  name: 'style-modules-are-leaves',
  setup(build) {
    build.onResolve({ filter: /^\..*\.css\.js$/ }, ({ path, resolveDir }) => ({
      path: relative('.', resolve(resolveDir, path)).replace(/\.js$/, '.ts'),
      external: true,
    }));
  },
};

const isStyle = (path: string) => path.endsWith('.css.ts');

const importsOf = (inputs: Metafile['inputs'], script: string) =>
  (inputs[script]?.imports ?? []).map(({ path }) => path).filter((path) => isStyle(path) || path in inputs);

/** Reads the imports of the given scripts, without types and other packages. */
export const readGraph = async (scripts: readonly string[]): Promise<Graph> => {
  const { metafile } = await bundle({
    entryPoints: [...scripts],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    outdir: 'dist',
    plugins: [styleModulesAreLeaves],
  });
  const collectStyles = (script: string, found: Set<string>, seen: Set<string>) => {
    if (seen.has(script)) return;
    seen.add(script);
    const imports = importsOf(metafile.inputs, script);
    for (const path of imports) if (!isStyle(path)) collectStyles(path, found, seen);
    for (const path of imports) if (isStyle(path)) found.add(path);
  };
  const stylesOf = (script: string) => {
    const found = new Set<string>();
    collectStyles(script, found, new Set());
    return [...found];
  };
  return { modules: [...new Set([...Object.keys(metafile.inputs), ...scripts.flatMap(stylesOf)])], stylesOf };
};
