import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'tests/globalSetup.ts',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    // Many tests wait for a server that they started.
    maxWorkers: availableParallelism() + 2,
    // Generous for slow machines.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
