import { defineConfig, type Options } from 'tsup';

const shared: Options = {
  format: 'esm',
  target: 'es2022',
  minify: true,
  sourcemap: true,
  // TypeScript 7 has no compiler API for tsup to call; tsc writes the declarations afterwards.
  dts: false,
};

export default defineConfig([
  // Minified, it would lose the marks of what a bundler may leave out.
  { ...shared, minify: false, entry: ['src/index.ts'], clean: ['!{documentedServer,react,signIn,storage}/**'] },
  // One file in, one file out: a page loads only what it uses, and all import the same client, whose errors are the same classes.
  { ...shared, entry: ['src/{demo,pushMessages,readSheet,readXlsx}.ts'], bundle: false },
  {
    ...shared,
    entry: ['src/react/**/*.{ts,tsx}', '!src/**/*.test*'],
    outDir: 'dist/react',
    clean: true,
    bundle: false,
  },
  { ...shared, entry: ['src/signIn/*.ts', '!src/**/*.test*'], outDir: 'dist/signIn', clean: true, bundle: false },
  {
    ...shared,
    entry: ['src/documentedServer/*.ts', '!src/**/*.test*'],
    outDir: 'dist/documentedServer',
    clean: true,
    bundle: false,
  },
  { ...shared, entry: ['src/storage/*.ts', '!src/**/*.test*'], outDir: 'dist/storage', clean: true, bundle: false },
]);
