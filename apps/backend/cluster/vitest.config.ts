import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'cluster',
    // Generous for slow machines.
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
