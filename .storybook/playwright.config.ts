import { defineConfig } from 'playwright/test';
import { findBrowser } from '../scripts/browser.ts';

const browser = await findBrowser();

/** Screenshots of the built stories: with our own fonts and without the fast paths of processors, every machine draws the same pixels. */
export default defineConfig({
  testDir: '.',
  testMatch: /\.spec\.ts$/,
  outputDir: '../test-results/visual',
  snapshotPathTemplate: '../packages/ui/stories/accessibility/{arg}{ext}',
  fullyParallel: true,
  workers: 4,
  timeout: 120_000,
  forbidOnly: true,
  ...(!process.env['TEST_ALL'] && { grepInvert: /@all\b/ }),
  // A test that then passes is named as flaky (`scripts/test.ts`).
  retries: 1,
  reporter: 'list',
  // Processors may round anti-aliased edges differently; the threshold allows for that only.
  expect: {
    timeout: 30_000,
    toHaveScreenshot: {
      threshold: 0.05,
      maxDiffPixels: 0,
      pathTemplate: '../packages/ui/stories/screenshots/{arg}{ext}',
    },
  },
  use: {
    launchOptions: { ...browser, args: [...browser.args, '--disable-lcd-text', '--disable-skia-runtime-opts'] },
  },
  webServer: {
    command:
      'vite preview --config .storybook/vite.config.ts --outDir test-results/storybook --host 127.0.0.1 --port 0',
    cwd: '..',
    // Playwright sets the name of the group, in upper case, as the variable STORYBOOK_URL of the tests.
    wait: { stdout: /(?<storybook_url>http:\/\/127\.0\.0\.1:\d+)/ },
  },
});
