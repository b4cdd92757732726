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
  { ...shared, entry: ['src/index.ts'], clean: ['!react/**'] },
  // They import the client as a file beside them, so that its errors are the same classes.
  {
    ...shared,
    entry: [
      'src/{session,storedSession,returnTo,firebase,firebaseReasons,emulator,demo,demoProvider,pushMessages,readSheet,readXlsx}.ts',
    ],
    bundle: false,
  },
  {
    ...shared,
    entry: ['src/react/*.{ts,tsx}', '!src/react/*.test*'],
    outDir: 'dist/react',
    clean: true,
    // One file in, one file out: a page loads only the hooks that it uses.
    bundle: false,
  },
]);
