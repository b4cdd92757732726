import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  // The tests compare the English that the specification has.
  resolve: { alias: { '#spelling': join(import.meta.dirname, 'src/texts/spelling/documented.ts') } },
  test: {
    // Generous for slow machines.
    testTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    projects: [
      // These tests share no state, so that one process per worker runs all files.
      { extends: true, test: { name: 'logic', include: ['{src,stories,build}/**/*.test.ts'], isolate: false } },
      {
        test: {
          name: 'types',
          include: [],
          typecheck: {
            enabled: true,
            only: true,
            include: ['type-tests/*.test-d.tsx'],
            tsconfig: 'type-tests/tsconfig.json',
            checker: 'tsc',
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['../../scripts/freshFile.ts', 'vitest.setup.ts'],
        },
      },
    ],
  },
});
