import { defineConfig } from 'playwright/test';
import { findBrowser } from '../scripts/browser.ts';
// Chooses the port of the API server before the workers start.
import './otherHost/build.ts';

const otherHost = /(otherHost|staticHost|googleWindow)\.spec\.ts/;

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  projects: [
    { name: 'build for the other host', testDir: 'otherHost', testMatch: 'build.setup.ts' },
    { name: 'journeys', testIgnore: otherHost },
    // One worker: the API server has a fixed port.
    { name: 'other host', testMatch: otherHost, dependencies: ['build for the other host'], workers: 1 },
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: await findBrowser(),
    // Screenshots in the trace cost a fifth of the run time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
});
