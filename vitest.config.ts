import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/*',
      'apps/backend/cluster',
      'apps/backend/attack',
      { test: { name: 'tooling', include: ['{.storybook,scripts}/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
