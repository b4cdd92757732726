import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'attack',
    globalSetup: path.join(import.meta.dirname, '../tests/globalSetup.ts'),
    // Measurements must not disturb each other.
    fileParallelism: false,
    // The whole size fills databases with 100,000 parts.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
