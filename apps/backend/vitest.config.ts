import { defineConfig } from 'vitest/config';
import { tags } from '../../scripts/testTags.ts';

export default defineConfig({
  test: {
    globalSetup: 'tests/globalSetup.ts',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    // These tests share no state, so that one process per worker runs all files.
    isolate: false,
    tags,
    // Generous for slow machines.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
