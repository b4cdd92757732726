import { defineConfig } from 'playwright/test';
import { findBrowser } from '../scripts/browser.ts';

const browser = await findBrowser();

/** Pixel pictures of the built stories: time, place, preferences, fonts and arithmetic are the same on every machine. */
export default defineConfig({
  testDir: '.',
  testMatch: /\.spec\.ts$/,
  outputDir: '../test-results/pictures',
  snapshotPathTemplate: '../packages/ui/stories/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: 'list',
  // Smoothed edges may be rounded in another way by another processor; no other pixel may differ visibly.
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0.05, maxDiffPixels: 0 } },
  use: {
    launchOptions: { ...browser, args: [...browser.args, '--disable-lcd-text', '--disable-skia-runtime-opts'] },
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'vite preview --outDir storybook-static --host 127.0.0.1 --port 0',
    cwd: '..',
    wait: { stdout: /(?<storybook_url>http:\/\/127\.0\.0\.1:\d+)/ },
  },
});
