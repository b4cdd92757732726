import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    isolate: false,
    // Its cache is a state of a module too.
    server: { deps: { inline: ['swr'] } },
    setupFiles: '../../scripts/freshFile.ts',
    // Generous for slow machines.
    testTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
