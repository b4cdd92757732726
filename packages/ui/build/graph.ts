import { relative, resolve } from 'node:path';
import { build as bundle } from 'esbuild';
import type { Metafile, Plugin } from 'esbuild';

/** Who needs what at run time, read from the sources; paths are relative to the package. */
export interface Graph {
  /** The scripts and style modules that the given scripts need, themselves included. */
  modules: string[];
  /** The style modules that the given script needs, those of the components inside it before its own. */
  stylesOf: (script: string) => string[];
}

/** Ends the walk at `X.css.ts`, whose imports are evaluated at build time and are nothing that a browser loads. */
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

/** Follows the imports of the given scripts; imports of types and of other packages are left out. */
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
