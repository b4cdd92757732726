import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'attack',
    globalSetup: path.join(import.meta.dirname, '../tests/globalSetup.ts'),
    // Measurements must not disturb each other.
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
