import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// One process runs many files, and each starts with modules that have no state yet.
vi.resetModules();

// Generous for slow machines.
configure({ asyncUtilTimeout: 20_000 });

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(cleanup);
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
