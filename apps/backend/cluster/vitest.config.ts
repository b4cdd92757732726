import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'cluster',
    // The other tests come first: a whole cluster needs the machine for itself.
    sequence: { groupOrder: 1 },
    // Generous for slow machines.
    testTimeout: 600_000,
  },
});
