import { defineConfig } from 'playwright/test';
import { findBrowser } from '../scripts/browser.ts';
import { engines } from './engines.ts';
import { isAll } from './tiers.ts';

const webkit = /[wW]ebkit\.spec\.ts/;
const { firefox, webkit: hasWebkit } = isAll ? engines : {};

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/journeys',
  fullyParallel: true,
  // One more than the cores of CI, because a journey often waits for the browser or the server.
  workers: 3,
  forbidOnly: true,
  // In `npm run test:all` only: another variant of what a journey or a story proves, and long loads.
  ...(!isAll && { grepInvert: /@all\b/ }),
  // A test that then passes is named as flaky (`scripts/test.ts`).
  retries: 1,
  // No test fails because a machine is slow.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  projects: [
    { name: 'journeys', testIgnore: webkit },
    ...(firefox ? [{ name: 'firefox', testIgnore: webkit, grep: /@engines/, use: firefox }] : []),
    ...(hasWebkit ? [{ name: 'webkit', testMatch: webkit }] : []),
  ],
  use: {
    viewport: { width: 1280, height: 800 },
    // A worker would answer from its caches what a journey expects of the server; `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    launchOptions: await findBrowser(),
    // Drawing movements is a third of the browser's work.
    ...(!isAll && { contextOptions: { reducedMotion: 'reduce' } }),
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
