import { defineConfig } from 'vitest/config';

// The tests of properties take several seconds on a busy machine.
export default defineConfig({ test: { include: ['{src,tests}/**/*.test.ts'], testTimeout: 300_000 } });
