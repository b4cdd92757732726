import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './scripts/LongFilesFirst.ts';
import { tags } from './scripts/testTags.ts';

export default defineConfig({
  test: {
    tags,
    sequence: { sequencer: LongFilesFirst },
    projects: [
      'packages/*',
      'apps/*',
      'apps/backend/cluster',
      'apps/backend/attack',
      { test: { name: 'tooling', include: ['{.storybook,scripts}/**/*.test.ts'], testTimeout: 300_000 } },
    ],
  },
});
