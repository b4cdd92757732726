import { defineConfig } from 'playwright/test';
import { givenBrowser } from '../scripts/browser.ts';

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: await givenBrowser(),
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
