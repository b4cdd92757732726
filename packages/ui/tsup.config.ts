import { globSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { writeStylesheets } from './build/stylesheets.js';

const sources = globSync('src/**/*.{ts,tsx}', {
  exclude: ['src/docs/**', 'src/theme/brandStyles.ts', 'src/theme/**/*.css.ts', '**/*.{stories,test,test-d}.*'],
});

/** A script's name in `dist`: `X.css.ts` becomes `X.style.js`, since tools of consumers take any `*.css.js` for a style module. */
const outputName = (source: string) =>
  source.replace(/^src\//, '').replace(/(\.css)?\.tsx?$/, (_, css) => (css ? '.style' : ''));

export default defineConfig({
  entry: Object.fromEntries(sources.map((source) => [outputName(source), source])),
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
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  plugins: [
    {
      name: 'style-modules-without-css',
      renderChunk: (code) => ({
        code: code
          .replaceAll(/^import ".*\.vanilla\.css.*";\n/gm, '')
          .replaceAll(/(?<="\..*)\.css\.js(?=")/g, '.style.js'),
      }),
    },
  ],
  onSuccess: writeStylesheets,
});
