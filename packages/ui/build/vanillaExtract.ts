import { relative } from 'node:path';
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import type { Plugin } from 'esbuild';

/** The results of evaluating style modules, by path within the package. */
export interface Evaluated {
  /** The CSS of a style module. */
  css: Map<string, string>;
  /** A style module and all that it imports, in the order of the cascade. */
  cascade: Map<string, string[]>;
}

/** Evaluates `X.css.ts` to a script of its class names. The CSS is stored separately, because plain Node cannot import CSS. */
export const evaluate = async (filePath: string, { css, cascade }: Evaluated): Promise<string> => {
  const { source } = await compile({ filePath, identOption: 'short' });
  const modules: string[] = [];
  const script = await processVanillaFile({
    source,
    filePath,
    identOption: 'short',
    serializeVirtualCssPath: ({ fileScope, source: moduleCss }) => {
      css.set(fileScope.filePath, moduleCss);
      modules.push(fileScope.filePath);
      return '';
    },
  });
  cascade.set(relative('.', filePath), modules);
  return script;
};

/** Lets esbuild load style modules as scripts of class names, and keeps their CSS. */
export const vanillaExtract = (evaluated: Evaluated): Plugin => ({
  name: 'vanilla-extract',
  setup(build) {
    build.onLoad({ filter: /\.css\.ts$/ }, async ({ path }) => ({
      contents: await evaluate(path, evaluated),
      loader: 'js',
    }));
  },
});
