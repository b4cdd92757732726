import { defineConfig } from 'vitest/config';

// Each fault is a whole run against a real backend, which takes seconds on a busy machine.
export default defineConfig({ test: { include: ['tests/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 300_000 } });
