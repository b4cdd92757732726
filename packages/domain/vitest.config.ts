import { defineConfig } from 'vitest/config';
import { tags } from '../../scripts/testTags.js';

// These tests share no state, so that one process per worker runs all files.
export default defineConfig({
  test: { include: ['{src,tests}/**/*.test.ts'], isolate: false, tags, testTimeout: 300_000 },
});
