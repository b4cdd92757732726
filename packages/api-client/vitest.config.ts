import { defineConfig } from 'vitest/config';
import { tags } from '../../scripts/testTags.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    tags,
    // A new process for each file took three times as long.
    isolate: false,
    setupFiles: 'vitest.setup.ts',
    // Generous for slow machines.
    testTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
