import { defineConfig } from 'playwright/test';
import { findBrowser } from '../scripts/browser.ts';
import { chooseVariant } from './elsewhere/variant.ts';

await chooseVariant();

/** Journeys through a second build of the shop, as another dealer hosts it. */
const elsewhere = /(anotherHost|staticHost|googleWindow)\.spec\.ts/;

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
    { name: 'build elsewhere', testDir: 'elsewhere', testMatch: 'build.setup.ts', teardown: 'remove elsewhere' },
    { name: 'remove elsewhere', testDir: 'elsewhere', testMatch: 'remove.teardown.ts' },
    { name: 'journeys', testIgnore: elsewhere },
    // Its API is on a port that was chosen before it was built, so only one at a time can have it.
    { name: 'elsewhere', testMatch: elsewhere, dependencies: ['build elsewhere'], workers: 1 },
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions: await findBrowser(),
    // Its film would cost every journey a fifth of its time; steps, calls and documents tell enough.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
});
