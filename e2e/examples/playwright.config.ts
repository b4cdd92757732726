import { defineConfig } from 'playwright/test';
import { findBrowser } from '../../scripts/browser.ts';

/** Installs, builds and starts the sites in `examples`. It is not part of the journeys, because it takes minutes. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/examples',
  // The sites have the same port, which the backend of the second dealer allows.
  workers: 1,
  forbidOnly: true,
  timeout: 600_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: { launchOptions: await findBrowser(), trace: 'retain-on-failure' },
});
