import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'tests/providePostgres.ts',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    maxWorkers: '100%',
    // Generous, for machines that do much else at the same time; nothing waits for it.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
