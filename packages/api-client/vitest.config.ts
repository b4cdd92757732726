import { defineConfig } from 'vitest/config';
import { tags } from '../../scripts/testTags.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    tags,
    isolate: false,
    setupFiles: '../../scripts/freshFile.ts',
    // Generous for slow machines.
    testTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
