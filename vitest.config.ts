import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './scripts/LongFilesFirst.ts';

export default defineConfig({
  test: {
    tags: [
      {
        name: 'long',
        description: 'Kills, loads and limits of time, which `npm test` leaves out and `npm run test:all` runs.',
      },
    ],
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
