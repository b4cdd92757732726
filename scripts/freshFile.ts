import { afterAll, vi } from 'vitest';

/** For a process that runs many files: each file starts with modules that have no state yet, and leaves no clock or global object. */
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
