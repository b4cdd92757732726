import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts'],
  format: 'esm',
  target: 'es2022',
  // One file in, one file out: a site loads only the rules that it uses.
  bundle: false,
  // TypeScript 7 has no compiler API for tsup to call; tsc writes the declarations afterwards.
  dts: false,
  clean: true,
  silent: true,
});
