import { getJestConfig } from '@storybook/test-runner';
import { givenBrowser } from './scripts/browser.ts';

export default async () => ({
  ...getJestConfig(),
  // Every look of a story takes its time, the more so beside other work.
  testTimeout: process.env.DEALERKIT_LOOKS === 'all' ? 300_000 : 60_000,
  testEnvironmentOptions: { 'jest-playwright': { exitOnPageError: false, launchOptions: await givenBrowser() } },
});
