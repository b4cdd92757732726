import { defineConfig } from 'vitest/config';

// These tests share no state, so that one process per worker runs all files.
export default defineConfig({ test: { include: ['{src,tests}/**/*.test.ts'], isolate: false, testTimeout: 300_000 } });
