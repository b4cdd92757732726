import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'tests/globalSetup.ts',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    // Generous for slow machines.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
