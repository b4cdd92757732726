import { afterAll, vi } from 'vitest';

// One process runs many files, and each starts with modules that have no state yet.
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
