import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    // Generous for slow machines.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
