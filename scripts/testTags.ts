import type { TestTagDefinition } from 'vitest/config';

/** The tags of tests, for the configuration of each workspace that has them. */
export const tags: TestTagDefinition[] = [
  {
    name: 'long',
    description: 'Kills, loads and limits of time, which `npm test` leaves out and `npm run test:all` runs.',
  },
];
