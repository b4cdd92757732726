import { defineConfig } from 'playwright/test';
import { findBrowser } from '../scripts/browser.ts';

const browser = await findBrowser();

/** Tests of the built stories, and pictures of them. */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  reporter: 'list',
  projects: [
    {
      name: 'stories',
      testMatch: 'stories.spec.ts',
      outputDir: '../test-results/stories',
      timeout: process.env['DEALERKIT_VARIANTS'] === 'all' ? 300_000 : 60_000,
      use: {
        launchOptions: browser,
        // Storybook then stops animations instead of waiting for them.
        userAgent: 'StorybookTestRunner',
      },
    },
    {
      // Time, locale, preferences, fonts and arithmetic are the same on every machine.
      name: 'pictures',
      testMatch: 'pictures.spec.ts',
      outputDir: '../test-results/pictures',
      snapshotPathTemplate: '../packages/ui/stories/pictures/{arg}{ext}',
      // Processors may round anti-aliased edges differently; the threshold allows for that only.
      expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0.05, maxDiffPixels: 0 } },
      use: {
        launchOptions: { ...browser, args: [...browser.args, '--disable-lcd-text', '--disable-skia-runtime-opts'] },
        locale: 'en-GB',
        timezoneId: 'Asia/Dhaka',
        colorScheme: 'light',
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
  webServer: {
    command: 'vite preview --outDir storybook-static --host 127.0.0.1 --port 0',
    cwd: '..',
    wait: { stdout: /(?<storybook_url>http:\/\/127\.0\.0\.1:\d+)/ },
  },
});
