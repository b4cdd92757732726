import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    // These tests share no state, so that one process per worker runs all files.
    isolate: false,
    typecheck: { enabled: true, include: ['src/**/*.test-d.ts'], checker: 'tsc' },
  },
});
