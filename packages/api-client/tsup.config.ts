import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  target: 'es2022',
  // TypeScript 7 has no compiler API for tsup to call; tsc writes the declarations afterwards.
  dts: false,
  clean: true,
});
