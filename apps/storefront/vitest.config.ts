import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    // Generous for slow machines.
    testTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
